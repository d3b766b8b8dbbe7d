import { type TaskTemplate, task } from '../template';
import { all, any, at, ceremony, couple, from, inCountry, inRegion, not, upTo, type When } from '../when';

/** Condition for a wedding with legal effect: any wedding except a symbolic one. */
const legal = not(ceremony('symbolic'));

/** Condition for a Catholic wedding: couples and countries whose religious weddings are usually Catholic. */
const inChurch: When = all(
  ceremony('religious'),
  inCountry(...'ES MX IT PT PL AR BO BR CL CO CR CU DO EC GT HN NI PA PE PR PY SV UY VE'.split(' ')),
  ({ couple_type }) => couple_type === null || couple_type === 'groom-and-bride',
);

/** Countries where a church wedding has no legal effect without a civil one. */
const churchAlone = all(
  ceremony('religious'),
  inCountry(...'FR BE LU NL CH DE AT AR BO CU EC GT HN MX NI PE PY SV UY VE'.split(' ')),
);

/**
 * Condition for a garden wedding in England or Wales. Such a wedding has no legal effect, so the ceremony
 * there is symbolic.
 */
const besideHome = all(
  inCountry('GB'),
  not(inRegion('GB-SCT', 'GB-NIR')),
  at('home'),
  ceremony('civil', 'undecided'),
);

/** Countries where tips in envelopes are customary (C). */
const tipping = inCountry(...'US CA MX AR BO BR CL CO CR DO EC GT HN NI PA PE PR PY SV UY'.split(' '));

const COUPLES = {
  Both: couple('groom-and-bride'),
  Suits: couple('groom-and-groom'),
  Brides: couple('bride-and-bride'),
};

/** Tasks in topological order: each comes after the tasks it depends on. */
export const WEDDING_TASKS: readonly TaskTemplate[] = [
  task('W01', 'general', 1, [420, 2, 7], { soon: 14 }),
  task('W02', 'general', 1, [406, 2, 10], { after: ['W01'], when: from(10), soon: 28 }),
  task('W03', 'general', 1, [394, 2, 7], { when: from(3), soon: 21 }),
  task('W04', 'general', 1, [392, 30, 10], {
    source: 'legal',
    soon: 42,
    words: { Civil: ceremony('civil'), Church: ceremony('religious'), Symbolic: ceremony('symbolic') },
  }),
  // The wedding planner is booked early, because the planner also chooses the venue.
  task('W05', 'miscellaneous', 2, [378, 30, 21], { after: ['W01'], when: from(10), soon: 56 }),
  task('W08r', 'venue', 1, [371, 21, 14], {
    source: 'vendors',
    after: ['W03', 'W04'],
    when: ceremony('religious'),
    always: true,
    soon: 56,
    opens: 540,
  }),
  task('W06', 'venue', 1, [364, 14, 28], {
    source: 'vendors',
    after: ['W01', 'W02', 'W03', 'W08r'],
    when: not(at('home')),
    soon: 70,
    opens: 540,
    closedBy: 'venue',
  }),
  task('W07', 'venue', 1, [364, 7, 7], { after: ['W02'], when: at('home'), always: true }),
  task('W08', 'miscellaneous', 1, [350, 21, 21], {
    source: 'vendors',
    after: ['W03', 'W04'],
    when: not(ceremony('religious')),
    always: true,
    words: {
      Symbolic: any(besideHome, ceremony('symbolic')),
      Gb: all(inCountry('GB'), ceremony('civil')),
      Civil: ceremony('civil'),
    },
  }),
  task('W09', 'catering', 1, [336, 14, 21], {
    source: 'vendors',
    after: ['W06', 'W07'],
    when: from(6),
    closedBy: 'catering',
  }),
  task('W09d', 'catering', 2, [98, 7, 2], { when: upTo(5) }),
  task('W10', 'photo-and-video', 1, [322, 7, 21], {
    source: 'vendors',
    after: ['W06', 'W07'],
    soon: 112,
    opens: 450,
    closedBy: 'photo-and-video',
  }),
  task('W11', 'photo-and-video', 2, [308, 7, 14], { source: 'vendors', after: ['W06', 'W07'] }),
  task('W12', 'music', 1, [308, 7, 21], {
    source: 'vendors',
    after: ['W06', 'W07'],
    when: from(10),
    closedBy: 'music',
  }),
  task('W13', 'transportation', 1, [308, 30, 14], { after: ['W06'], when: all(at('destination'), from(15)) }),
  task('W14', 'miscellaneous', 1, [294, 100, 7], {
    source: 'invitations',
    after: ['W02', 'W06'],
    when: all(at('destination'), from(15)),
    always: true,
    drop: 120,
  }),
  task('W15', 'general', 2, [280, 21, 7], { after: ['W06', 'W07'], when: from(15) }),
  task('W16', 'attire', 1, [280, 21, 42], {
    source: 'outfit',
    after: ['W01', 'W04'],
    keeps: 203,
    drop: 60,
    words: COUPLES,
  }),
  task('W17', 'decorations', 2, [252, 14, 28], {
    source: 'vendors',
    after: ['W06', 'W07'],
    closedBy: 'decorations',
  }),
  task('W18', 'miscellaneous', 2, [238, 112, 7], {
    source: 'invitations',
    after: ['W02', 'W06', 'W07'],
    when: all(not(at('destination')), from(15)),
    always: true,
    drop: 140,
  }),
  task('W19', 'attire', 1, [224, 56, 7], {
    source: 'outfit',
    after: ['W06', 'W07', 'W16'],
    keeps: 182,
    late: 24,
    short: { below: 120, floor: 21 },
    words: COUPLES,
    closedBy: 'attire',
  }),
  task('W20', 'drinks', 2, [210, 14, 7], { after: ['W09'], when: from(15), closedBy: 'drinks' }),
  task('W21', 'decorations', 1, [196, 14, 21], {
    after: ['W06', 'W07'],
    when: all(at('outdoor', 'home'), from(10)),
  }),
  task('W22', 'venue', 1, [196, 7, 10], { after: ['W06', 'W07'], when: not(at('indoor')), always: true }),
  task('W23', 'transportation', 2, [182, 7, 14], {
    after: ['W06', 'W07'],
    when: from(30),
    closedBy: 'transportation',
  }),
  task('W24', 'transportation', 3, [182, 28, 5], {
    after: ['W06', 'W07'],
    when: all(not(at('destination')), from(15)),
  }),
  task('W25', 'general', 3, [182, 30, 14]),
  task('W26', 'general', 2, [182, 21, 7], { when: from(10) }),
  task('W27', 'miscellaneous', 2, [168, 32, 21], {
    source: 'invitations',
    after: ['W02', 'W06', 'W07'],
    when: from(10),
    always: true,
    short: { below: 100, floor: 29, days: 4 },
  }),
  task('W28', 'attire', 3, [168, 30, 21], { after: ['W16'], when: from(10) }),
  task('W29', 'catering', 2, [154, 10, 10], { source: 'vendors', after: ['W09'], when: from(6) }),
  task('W30', 'attire', 2, [154, 14, 14], { source: 'vendors' }),
  task('W31', 'attire', 2, [140, 14, 14]),
  task('W32', 'music', 3, [140, 21, 10], { after: ['W08'], when: from(6) }),
  task('W33', 'general', 1, [140, 45, 30], {
    source: 'legal',
    after: ['W04'],
    when: all(not(inCountry('ES', 'MX', 'US', 'GB')), legal),
    legal: 14,
    office: true,
  }),
  task('W33es', 'general', 1, [196, 90, 30], {
    source: 'legal',
    after: ['W04'],
    when: all(inCountry('ES'), ceremony('civil', 'undecided')),
    keeps: 196,
    legal: 30,
    office: true,
    words: { Civil: ceremony('civil') },
  }),
  task('W33mx', 'general', 1, [56, 21, 14], {
    source: 'legal',
    after: ['W04'],
    when: all(inCountry('MX'), legal),
    legal: 8,
    office: true,
  }),
  task('W33us', 'general', 1, [28, 5, 7], {
    source: 'legal',
    after: ['W04'],
    when: all(inCountry('US'), legal),
    legal: 3,
    office: true,
  }),
  // The notice of marriage is valid for a year. The waiting time of 28 days can be extended to 70.
  task('W33gb', 'general', 1, [168, 75, 14], {
    source: 'notice',
    after: ['W04'],
    when: all(inCountry('GB'), not(inRegion('GB-SCT')), legal),
    legal: 29,
    office: true,
    words: { Civil: ceremony('civil'), Church: ceremony('religious') },
  }),
  task('W33sco', 'general', 1, [77, 35, 7], {
    source: 'scotland',
    after: ['W04'],
    when: all(inCountry('GB'), inRegion('GB-SCT'), legal),
    legal: 29,
    office: true,
  }),
  task('W33s', 'general', 2, [120, 5, 7], { source: 'legal', after: ['W04'], when: ceremony('symbolic') }),
  task('W61', 'general', 1, [182, 30, 14], { source: 'legal', after: ['W08r'], when: inChurch }),
  task('W62', 'general', 1, [154, 30, 14], { source: 'legal', after: ['W08r'], when: inChurch }),
  // The parish needs the certificates and the course to open the marriage file.
  task('W33ec', 'general', 1, [126, 60, 30], {
    source: 'legal',
    after: ['W04', 'W61', 'W62'],
    when: all(inCountry('ES'), ceremony('religious')),
    keeps: 126,
    legal: 30,
    office: true,
  }),
  task('W63', 'general', 2, [98, 10, 14], {
    source: 'legal',
    after: ['W04'],
    when: all(not(inCountry('US', 'GB', 'CA', 'AU', 'IE', 'NZ', 'IN', 'JP')), legal),
    office: true,
  }),
  task('W63us', 'general', 3, [98, 30, 21], {
    source: 'legal',
    after: ['W04'],
    when: all(inCountry('US', 'GB', 'CA', 'AU', 'IE', 'NZ'), legal),
    office: true,
  }),
  task('W64', 'general', 1, [119, 7, 7], {
    source: 'legal',
    after: ['W04'],
    when: all(not(inCountry('US')), legal),
    words: { Gb: inCountry('GB') },
  }),
  task('W64us', 'general', 1, [84, 7, 7], {
    source: 'legal',
    after: ['W04'],
    when: all(inCountry('US'), legal),
  }),
  task('W65', 'miscellaneous', 3, [154, 14, 5], { after: ['W06', 'W07'], when: from(10) }),
  task('W66', 'venue', 1, [91, 14, 10], {
    after: ['W06', 'W07'],
    when: all(not(at('indoor')), not(inCountry('GB')), from(10)),
    always: true,
    office: true,
  }),
  task('W66gb', 'venue', 1, [56, 14, 10], {
    source: 'legal',
    after: ['W06', 'W07'],
    when: all(not(at('indoor')), inCountry('GB'), from(10)),
    always: true,
    office: true,
  }),
  task('W67', 'general', 1, [154, 45, 30], {
    source: 'legal',
    after: ['W04'],
    when: all(at('destination'), legal),
    office: true,
  }),
  task('W68', 'general', 1, [182, 35, 7], {
    source: 'legal',
    after: ['W04'],
    when: besideHome,
    office: true,
  }),
  // Only in countries where a church wedding has no legal effect without a civil one.
  task('W69', 'general', 1, [126, 21, 14], {
    source: 'legal',
    after: ['W04', 'W08r'],
    when: churchAlone,
    office: true,
  }),
  task('W34', 'catering', 1, [112, 14, 7], { after: ['W09'], when: from(15) }),
  task('W35', 'miscellaneous', 1, [84, 28, 3], {
    source: 'invitations',
    after: ['W02', 'W27'],
    when: from(10),
    always: true,
  }),
  task('W36', 'general', 3, [84, 21, 7], { when: from(10) }),
  task('W37', 'decorations', 2, [84, 14, 10], { after: ['W17'], when: from(10) }),
  task('W38', 'miscellaneous', 3, [84, 21, 14], { when: from(15) }),
  task('W39', 'drinks', 2, [84, 10, 3], { after: ['W20'], when: from(10) }),
  task('W40', 'attire', 2, [84, 21, 2], { source: 'outfit', after: ['W19'], drop: 60 }),
  task('W41', 'music', 2, [70, 5, 5], { after: ['W12'], when: from(10) }),
  task('W42', 'photo-and-video', 2, [70, 5, 5], { after: ['W10'], when: from(6) }),
  task('W43', 'catering', 1, [56, 10, 14], { after: ['W35'], when: from(6) }),
  task('W44', 'general', 1, [42, 12, 7], { after: ['W35'], when: from(10), gap: { W35: 21 } }),
  task('W45', 'general', 1, [35, 5, 7], { after: ['W44'], when: from(20) }),
  task('W46', 'general', 1, [35, 4, 5], { after: ['W08'] }),
  task('W47', 'attire', 1, [28, 5, 2], { source: 'outfit', after: ['W19', 'W40'] }),
  task('W48', 'general', 1, [28, 5, 7], {
    source: 'legal',
    after: ['W33', 'W33es', 'W33mx', 'W62', 'W64'],
    when: all(not(inCountry('US', 'GB')), legal),
    office: true,
  }),
  task('W48sco', 'general', 1, [6, 1, 1], {
    source: 'scotland',
    after: ['W33sco'],
    when: all(inCountry('GB'), inRegion('GB-SCT'), ceremony('religious')),
    office: true,
  }),
  task('W49', 'general', 2, [28, 4, 3], { after: ['W46'], when: from(10) }),
  task('W50', 'catering', 1, [14, 7, 1], { after: ['W43', 'W44'], when: from(6) }),
  task('W51', 'general', 1, [14, 3, 3], { words: { Tips: tipping } }),
  task('W52', 'transportation', 2, [14, 3, 2], { after: ['W23', 'W44'], when: from(30) }),
  task('W53', 'decorations', 3, [14, 3, 3], { after: ['W45'], when: from(20) }),
  task('W54', 'general', 1, [7, 2, 2], { after: ['W46'], words: { Indoor: at('indoor') } }),
  task('W55', 'miscellaneous', 2, [7, 1, 1], { always: true }),
  task('W56', 'general', 1, [1, 1, 1], { after: ['W54'], when: from(6) }),
  task('W57', 'decorations', 3, [-7, -7, 2], { when: from(10) }),
  task('W58', 'miscellaneous', 2, [-28, -28, 14], { when: from(6), always: true }),
  task('W59', 'general', 2, [-28, -28, 14], {
    source: 'legal',
    when: legal,
    office: true,
    words: { Gb: inCountry('GB') },
  }),
  task('W60', 'photo-and-video', 3, [-56, -56, 14]),
];
