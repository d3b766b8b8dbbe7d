/**
 * Legal texts in Markdown, rendered by src/parts/markdown/markdown.tsx. Data of the operator comes from
 * src/lib/company.ts.
 */
export const legal = {
  contents: 'On this page',
  updated: 'In force since {{date}}',
  short: 'In short',
  table: 'Table in this text',
  example:
    'This copy of Celebra is a demonstration. The name, addresses and places of the operator below are examples: whoever runs it puts in their own, in one file.',
  embedded:
    'This copy also runs on its own embedded backend: what you write stays on the computer that runs it, and its emails go no farther than its own mailbox page.',
  privacy: {
    title: 'Privacy',
    lead: 'What {{brand}} keeps about you, why, where and for how long, and how to get it or have it erased. It is written to be read.',
    points: {
      little:
        'We keep what you type into your account and your plans, because that is what the product is for. Little else.',
      noTrackers:
        'No advertising, no analytics, no cookies, no fonts or scripts from anybody else. Your browser talks to us alone.',
      yours:
        'Only you, and those with whom you share a plan, can read it. We do not sell it or train anything with it.',
      leave: 'Your profile gives you all of it in one file, and erases it when you want. It costs nothing.',
    },
    body: `## Who is responsible

{{operator}}, {{address}}, runs {{brand}} and decides what happens with the data described here (“we”). For anything about privacy, write to [{{privacyEmail}}](mailto:{{privacyEmail}}). A person reads it.

## What we keep and why

- **Your account**: email, name, language, password (only as a hash that cannot be turned back), when you signed in, and your open sessions with their browser and network address. _To let you in and write to you in your language; until you delete your account, and a week more, so that you can change your mind. Of a session that was ended we keep its random number for a year, so that its device forgets what it kept._
- **Your tier**: free, basic, pro or enterprise. _To know what your account includes; as long as the account._
{{bought}}{{assistKept}}
- **Your plans**: name, kind of event, date, place, budget, number of guests, kind of couple if you give it, categories with their order and amounts, and what you enter in the plan’s other modules, such as tasks, expenses and payments; and how the budget moved, with who moved it. _It is the product; until you delete them, and thirty days more, so that you can change your mind._
- **Files you add to quotes, expenses and rooms**: contracts, receipts, pictures, floor plans, with their name, kind and size. They lie in a closed store, each plan apart, and only the plan’s members open them. _So that you have them at hand; when you delete one, or what it belongs to, its contents go within two days (a floor plan’s, two days after the last change of the rooms that no longer show it), and with the plan thirty days after it._
- **A code to find one’s table**: if you make one, whoever scans it and enters a guest’s first and last name sees that guest’s table, and nothing else of anybody. We keep a hash of the code; attempts are counted by a keyed hash of the address. _So that guests find their seat; it works until you end it, and at most a week after the event._
- **Links without an account**: if you make one, whoever has it reads, without signing in, what it is for. One person: their activities of the day with your notes, what guests live through meanwhile, the places and the contacts that you choose. The kitchen: menus, diets and allergens by table, without names. The family: the facts, the day and who sits where. The link is kept, so that everyone who may edit the plan finds it again, with how often it was opened and when last, not by whom; requests are counted by a keyed hash of the address. _So that those who help know what they need; it works until the day that you choose, at most sixty days after the event, or until you end it._
- **The event’s page**: if you publish one, its address, its words and picture, and a hash of the word that opens it where you ask for one. Households read it by their links, with the accounts for gifts that you write there; whoever has the open address reads only what you mark as open to all, and search engines don’t list it unless you say so. Its picture has an address that nobody can guess and that works for whoever has it; requests and wrong words are counted by a keyed hash of the address. _So that guests know when, where and how; until you take it down or delete the plan. The page’s name stays kept for you for ninety days._
- **Your own brand**, with Enterprise: name, logo, look, foot, the sender’s name and the address for answers, and your domain. Guests and vendors see it in our place on what they get of your events; we still handle their data in your name. _So that your clients see you; until you remove it or delete your account. While your subscription doesn’t include it, we keep it and show it to nobody._
- **An address for your calendar**: if you make one, whoever has it (the calendar service that you give it to, above all) reads the dates of your events without signing in: names, cities, what is to be paid to whom, tasks, milestones and deadlines. We keep its hash alone, and count requests by a keyed hash of who asks. _So that your own calendar shows them; until you take it back or close the account._
- **Your own programs**: if you connect one, it reads your own plans, except for your guests’ email, phone and address, and leaves suggestions in your name. A plan that others share with you it reads only where its owner has allowed that for it; programs of others read yours only where you have. We keep that consent until you take it back or the plan goes. What it does with them is a matter between you and whoever runs it. Of a key we keep a hash, the name you give it and when it was last used; requests are counted by a keyed hash of the address and of your account. _So that what you choose can help you; until you end it or close the account._
- **Your guests**: what you enter about them (name, household, age, phone, email, address, diet and allergies, notes), what they reply by their link (who is coming, what they cannot eat, your questions, a message, a child they ask to bring), when they opened the invitation, when they arrived and what they gave. _So that you know who is coming and what is needed; as long as the plan. Whoever replies by a link sees their own household alone. The link itself is kept too, so that you find it again on another device: everyone who may edit the plan can read it, nobody else, until you end it. Of links in emails, and of those made before links were kept, we have a hash alone. If you email them from here, we also keep a hash of their address and whether they asked for no more._
- **Who registers at an event’s page**: where its hosts open that, name, email, company, job title, language, what they come to, and when they agreed. _So that the hosts know who is coming and can write to them; seven days if the link of our email is not followed, and otherwise as their guest, as long as the plan. Of the link we keep a hash; requests are counted by keyed hashes of the network address and of the email address._
- **Security events**: a wrong password, a password changed, a page that was refused or not found; with the time, your account if you were signed in, and a keyed hash of your network address. _To notice attacks; ninety days._
- **Messages that you send us**: name, email, company if you give it, subject and text, and while you are signed in your account and its tier; from the chat in the app also the page you were on and the plan that was open. _To answer you, and who pays first; one year in our database, and in our mailbox for as long as the conversation needs._
- **The newsletter**: your email and language. _To send it to you; until you unsubscribe, or seven days if you never confirm._
- **Reminders**: whether you want them, the time zone you choose, and of which tasks, payments and milestones we have written to you. _So that you hear of each once, in your morning; thirty days after its date._
- **Limits on forms**: hashes of a network address and of an email address, and of your account when you search the map. _To stop floods of searches and messages; two days._
- **Blog views**: the hash of a random number of your browser’s session, which says nothing about you. _To count a reading once; two days, and then only the count remains._

“Thirty days”, “ninety days” and the rest are carried out by a job in the database that runs once a day, so it can take a day more.

We do not ask for your phone number, your date of birth or your card.{{card}}

## What stays on your device

| What | Until |
| --- | --- |
| The session that keeps you signed in | You sign out |
| A copy of your plans, to work without a connection, and changes waiting to be sent | You sign out |
| What you’ve written in a form and not saved, and the numbers you tried on the front page | You save or discard it, or sign out |{{assistDevice}}
| A message to us that has not been sent yet | You send it or close the tab |
| Random numbers of this tab, against forged requests and to count a reading once, and which posts it has counted | You close the tab |
| The page that you wanted before signing in | You have signed in |
| The language and the appearance that you chose | You clear them in your browser |

None of these are cookies and none follow you elsewhere. The offline copy of the pages themselves holds nothing personal.

## On what grounds

- **To perform our contract with you**: your account, your tier, your plans and their reminders, which you can turn off at any time.
- **Because you asked or agreed**: your messages and the newsletter. Withdrawing is as simple as agreeing; every newsletter has a link that unsubscribes with one click.
- **Our legitimate interest in a safe service**: security events and limits on forms. We have weighed it against yours, which is why they are hashed, cut to what is needed and short-lived.

## Who else can see it

- **The people with whom you share a plan**, in the part that you give them; and beside the changes that you make to its budget your name, for as long as you share it. Anonymous visitors see nothing.
- **{{host}}** keeps the database and the sign-in for us, in {{region}}.
- **{{mailer}}** delivers our emails, and so handles your address and the text.{{processor}}{{assistProcessor}}
- **{{map}}** searches the open map for us when you look for vendors near your event. Our server tells it the place, the region or country and the kind of vendor, and nothing about you: neither who asks nor from where.
- **Authorities**, when the law obliges us, and then no more than it obliges us to.

Nobody else. There are no advertising networks and no data brokers. If one of the companies above handles data outside your own region, it is under the contracts that the law provides for this.

## How amounts are suggested

Budgets are divided by arithmetic: published figures, your facts and your priorities. {{assistAmounts}}, is not used to train one, and leads to no automatic decision about you. The whole calculation is on [how we calculate](/methods).

## How it is protected

Everything travels encrypted. Each row in the database carries rules that decide who may read or change it, and the database enforces them by itself, whatever the page asks. Links in emails are stored only as hashes, and expire. What we log leaves out passwords, tokens, names and email addresses.

No system is perfect. Should your data be exposed, we will tell you and the authority, within the time that the law sets and in plain words.

## Your rights

You may ask for a copy of your data, correct it, have it erased, object to a use, limit it, or take it elsewhere. Wherever you live, we treat you alike.

- **Correct**: your name and language, under Profile; a plan, in the plan itself.
- **Copy**: under Profile, Your data: one file with all of it, which people and programs can read, and which can be brought back into any account. For what is not in it (the log that guards your account, letters to us) write to [{{privacyEmail}}](mailto:{{privacyEmail}}) from your account’s address.
- **Erase a plan**: delete it. It goes out of sight at once, can be restored for thirty days, and is then gone.
- **Erase everything**: under Profile, Delete your account. It goes after seven days in which you can keep it; until then nothing is sent in your name, and those who can edit your plans may take them over. Then your account, plans, templates, brand, files, address book and tier are deleted together, and what you sent us with your address.{{ending}} In the plans of others, what you changed stays, and nothing says that it was you. Security events lose their tie to you and disappear within their ninety days.
- **Your address and your sessions**: under Profile. Another address is confirmed at both; each device on which you’re signed in is listed, and can be signed out.

We answer within thirty days, usually much sooner. If our answer does not satisfy you, you may complain to the data protection authority where you live.

## Other people’s data

Plans may hold facts about others: a vendor’s name, a person you invite to the plan. Enter what the plan needs and no more, and tell them if they would be surprised. For those facts we only do what you ask of us.

## Children

{{brand}} is for adults. Nobody under sixteen should open an account. If you learn of one, tell us and we will erase it.

## Changes

When this page changes in a way that matters to you, we write to you before it takes effect. The date at the top says which version you are reading.`,
  },
  /** Passages that depend on how Basic and Pro are sold: online, or on request by message. */
  online: {
    bought:
      '- **What you buy**: what it is, its amount, currency and dates, when you asked to begin at once, a withdrawal, the numbers by which the payment service knows you and the payment, and of which end or renewal we have written to you. _To keep the contract and its refunds; as long as the account, and at the payment service for as long as the law asks for._',
    card: ' Your card goes to {{payments}} and never to us.',
    processor:
      '\n- **{{payments}}** takes payments on its own pages, and handles your card, email, what you buy and your invoices. It hears from us only once you go on to pay.',
    ending:
      ' A subscription is ended at {{payments}} first; while that can’t be reached, your account waits.',
    renewal: 'until you end it, in your profile',
    paying:
      'Payment is by major credit card, on the page of {{payments}}; enterprise customers may pay by invoice.',
    withdrawing: 'You withdraw in your profile, and get a dated receipt by email.',
  },
  byMessage: {
    bought:
      '- **What you buy**: what it is, its amount, currency and dates, and how you pay, as we agree it in writing. _To keep the contract; as long as the account, and invoices for as long as the law asks for._',
    card: ' What you pay is agreed in writing, and nobody takes payments on this site.',
    renewal: 'until you tell us to end it',
    paying:
      'Basic and Pro are not sold online at present: [write to us](/contact), and we set them up with you and agree in writing how you pay; enterprise customers may pay by invoice.',
    withdrawing: 'You withdraw by [writing to us](/contact), and get a dated receipt by email.',
  },
  /** Passages that depend on whether the app has an assistant. */
  assist: {
    kept: '\n- **Your consent to the assistant**, event by event, and how often it was asked in the last two days, as hashes. _So that nothing is sent without it, and for the limits of a day; until you take it back, or the event goes._',
    device:
      '\n| Your conversations with the assistant, with what was sent and the names behind its placeholders | You clear them or sign out |',
    processor:
      '\n- **{{model}}** answers the assistant, if an event’s owner allows it for that event: our server passes on what is asked and the parts of the event that are needed for it, without the account. Names, contacts and notes stay on your device, placeholders go in their place; a text that you give it to read goes as it is. We keep none of it.',
    amounts: 'No language model divides them; what you type goes to one only where you ask the assistant',
  },
  noAssist: { amounts: 'What you type is not sent to a language model' },
  terms: {
    title: 'Terms of use',
    lead: 'The agreement between you and {{brand}}. We have kept it short, and have tried to say everything once.',
    points: {
      use: 'Use {{brand}} to plan your events. What you write in it remains yours.',
      advice:
        'Suggested amounts are estimates with their sources. The decisions, and the contracts, are yours.',
      money:
        'Free stays free. Basic and Pro, annual plans included, are refunded pro rata within their first fourteen days.',
      leave: 'You may leave whenever you like and take your data with you.',
    },
    body: `## Who we are

{{operator}}, {{address}} (“we”), runs {{brand}}. By opening an account or using the site you accept these terms. If you use it for a company, you accept for the company and confirm that you may. What we do with personal data is in the [privacy page](/privacy).

## Your account

You must be an adult, give an email address that reaches you, and keep your password to yourself. What happens through your account is your responsibility, unless it happens through a fault of ours. If you think that someone has used it without asking, change the password and write to [{{supportEmail}}](mailto:{{supportEmail}}).

One person, one account. Do not share it: share the plan instead.

## What each tier includes

| Tier | Free | Basic | Pro | Enterprise |
| --- | --- | --- | --- | --- |
| Event plans | 1 | 1 | 10 | as agreed |
| Guest list in each | up to 20 people | unlimited | unlimited | unlimited |
| Team collaboration | no | no | yes | yes |
| People in each plan, you included | 2 | 2 | up to 20 | up to 20 |
| Priority support | no | yes | yes | yes |

The rest is on the [pricing page](/pricing), which is part of these terms. Some entitlements arrive as the product grows; yours includes each of them from the day it is there. A deleted plan does not count towards the limit, and restoring it does.

If you move to a smaller tier, nothing is deleted. You keep reading what you have, and cannot add more until you are within its limits.

## Price and payment

The Free tier costs nothing and asks for no card. Basic is one payment for one event: it ends twelve months after you pay or six months after the event, whichever is later, moves along when the event is postponed, lasts at most thirty months, and does not renew; in its last sixty days you may extend it by another payment. Pro is paid by the month or the year and renews {{renewal}}. Prices are those shown when you agree, tax included. {{paying}} Nonprofits, schools and universities can [ask us](/contact) for their own price.

A subscription renews for the same period unless you cancel before. We write to you at least fifteen days before a yearly renewal. We announce a change of price at least thirty days ahead, and it applies from your next period.

## Refunds

You may cancel at any time, and keep what you have paid for until the period ends. If a renewal fails, your tier stays for seven more days. **Annual plans, and Basic and Pro by the month, are refunded pro rata if you withdraw within the first fourteen days**: you pay only for the days used, because you asked us to begin at once. You needn’t give a reason. {{withdrawing}} The money comes back the way you paid, fourteen days later at the latest. If the law of the country where you live gives you more, you have that too.

## What the suggestions are

{{brand}} divides a budget by published figures, each with its source, its year and how far we trust it, and by what you tell it. The formula is [public](/methods). The result is an estimate for planning. It is not an offer from any vendor, and not financial, legal or tax advice.

Prices differ between towns, seasons and vendors, and surveys are averages. Before you sign anything, go by the quote in front of you.

## What you write

Your plans and texts are yours. You allow us to store, copy, process and show them as far as is needed to run the service for you and for those with whom you share. That permission ends when you delete them, apart from the thirty days in which you can change your mind and from backups that are overwritten in turn.

## What is ours

The software, the design, the texts, the blog and the compilation of figures belong to us or are used under their terms. You may quote the blog with a link. The figures of others remain theirs, which is why we name them.

## What is not allowed

- Breaking the law, or entering what you have no right to enter.
- Trying other people’s accounts, or testing our security without telling us. If you have found a hole, write to us first and we will thank you.
- Automated reading or writing that burdens the service, beyond an interface agreed for it.
- Reselling access as your own service, unless your contract with us says so.

We may suspend an account that does these things. Except in an emergency, we warn first and listen.

## Support and availability

Support answers by email within 24 hours. In the chat of the app, and for enterprise customers on the phone, people are there Monday to Friday, 9 AM to 6 PM Pacific time. We work to keep {{brand}} available and your plans usable without a connection, but promise a level of availability only where a contract says so in writing.

We may change the product. If we take away something that you pay for, you may cancel and are refunded for the time that remains.

## Sharing a plan

Whoever you invite sees the plan, and can change it if you let them. You decide, and you can withdraw it. We are not a party to what you settle among yourselves, or with a vendor.

## When it ends

You may close your account whenever you like, under Profile, or by writing to [{{privacyEmail}}](mailto:{{privacyEmail}}) where you can’t sign in: it is deleted after seven days in which you can keep it. Download your data first if you want it. We may close it for a serious breach of these terms, or with sixty days’ notice if we stop the service. In that case you are refunded for the time that remains.

## Liability

We answer without limit for intent, gross negligence, injury to people and whatever else the law does not let us exclude. For the rest we answer for damage that was foreseeable, up to what you paid us in the last twelve months, and not for lost profit, for what vendors do, or for decisions taken on estimates. If you are a consumer, your legal rights stand above this paragraph.

## Law and disputes

The law of {{place}} applies, and its courts decide. If you are a consumer, you also keep the protection of the law, and the courts, of the country where you live. Write to us first: nearly everything can be settled by email.

## Changes to these terms

We write to you at least thirty days before a change that matters. If you do not agree, you may close the account before it takes effect, with a refund for the time that remains. Should one clause be void, the others stand. The English and the Spanish text say the same; where they differ, the one that is better for you applies.

## Contact

[{{supportEmail}}](mailto:{{supportEmail}}), or the [contact page](/contact).`,
  },
};

declare module '../shape' {
  interface Texts {
    legal: typeof legal;
  }
}
