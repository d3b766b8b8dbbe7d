export const blog = {
  title: 'The Celebra blog',
  lead: 'Useful reading for planning a celebration: figures with their source, budgets that add up and advice without a sales pitch.',
  featured: 'Featured',
  all: 'Everything',
  categories: 'Categories',
  category: {
    budget: 'Budget',
    planning: 'Planning',
    guests: 'Guests',
    drinks: 'Drinks',
    ideas: 'Ideas',
  },
  search: 'Search the blog',
  searchPlaceholder: 'Search',
  found_one: '{{count, number}} post',
  found_other: '{{count, number}} posts',
  minutes_one: '{{count, number}} min read',
  minutes_other: '{{count, number}} min read',
  views_one: '{{count, number}} view',
  views_other: '{{count, number}} views',
  by: 'By {{author}}',
  noMatchTitle: 'Nothing about that yet',
  noMatchText: 'Try another word, or look through everything.',
  clear: 'See everything',
  emptyTitle: 'The first posts are on their way',
  emptyText: 'Leave your email below and we’ll let you know.',
  pages: 'Blog pages',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {{page}}',
  failedTitle: 'We couldn’t load the posts',
  failedText: 'We can’t reach the server right now. Please try again in a moment.',
  back: 'All posts',
  contents: 'Contents',
  sources: 'Sources',
  related: 'Keep reading',
  table: 'Table',
  share: 'Share',
  shareTitle: 'Know someone who’s planning?',
  copied: 'Link copied',
  copyFailed: 'We couldn’t copy the link. You’ll find it in the address bar.',
  newsletter: {
    title: 'Two emails a month, at most',
    text: 'What we learn about costs, guests and staying calm. No ads.',
  },
};

declare module '../shape' {
  interface Texts {
    blog: typeof blog;
  }
}
