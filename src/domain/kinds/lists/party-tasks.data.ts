import { type TaskTemplate, task } from '../template';
import { at, from, not, ofKind } from '../when';

/**
 * Tasks of parties that family or friends give. In topological order: each comes after the tasks it depends
 * on.
 */
export const PARTY_TASKS: readonly TaskTemplate[] = [
  task('B01', 'general', 1, [70, 2, 3], { soon: 14 }),
  task('B02', 'general', 2, [63, 3, 3], { soon: 21 }),
  task('B03', 'venue', 1, [56, 5, 10], { after: ['B01', 'B25'], when: not(at('home')), closedBy: 'venue' }),
  task('B04', 'venue', 1, [56, 4, 5], { after: ['B01'], when: at('home'), always: true }),
  task('B30', 'venue', 2, [42, 5, 4], { after: ['B03'], when: at('outdoor'), always: true }),
  task('B05', 'music', 2, [49, 5, 7], { after: ['B03', 'B04'], closedBy: 'music' }),
  task('B06', 'photo-and-video', 3, [49, 7, 7], { after: ['B03', 'B04'], closedBy: 'photo-and-video' }),
  task('B07', 'catering', 1, [42, 4, 7], {
    after: ['B03', 'B04'],
    words: { Kids: ofKind('children') },
    closedBy: 'catering',
  }),
  task('B08', 'miscellaneous', 1, [35, 7, 3], { after: ['B03', 'B04'], when: from(6), always: true }),
  task('B09', 'catering', 2, [28, 3, 2]),
  task('B10', 'decorations', 2, [28, 5, 5], { after: ['B02'], closedBy: 'decorations' }),
  task('B11', 'drinks', 2, [21, 2, 2], { closedBy: 'drinks' }),
  task('B12', 'general', 1, [14, 2, 3], { after: ['B08', 'B29'], when: from(6), gap: { B08: 10 } }),
  task('B13', 'general', 2, [14, 2, 2], {
    when: from(10),
    words: { Kids: ofKind('children'), Plain: ofKind('plain') },
  }),
  task('B14', 'miscellaneous', 3, [14, 3, 4]),
  task('B15', 'transportation', 3, [7, 1, 1]),
  task('B16', 'general', 1, [7, 1, 2], { after: ['B12'] }),
  task('B17', 'decorations', 2, [0, 0, 1], {
    always: true,
    // Baby showers and baptisms have no games.
    words: { Plain: ofKind('baby-shower', 'baptism') },
  }),
  task('B18', 'miscellaneous', 3, [-7, -7, 3], { always: true }),
];
