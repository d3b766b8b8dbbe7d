import { byGuests, type Kind, taking } from './kind';
import { PARTY_TASKS } from './lists/party-tasks.data';
import { task } from './template';

export const graduation: Kind = {
  id: 'graduation',
  tasks: taking(PARTY_TASKS, {
    without: ['B13'],
    own: [
      task('S01', 'general', 1, [84, 14, 5], { after: ['B01'] }),
      task('S02', 'photo-and-video', 3, [56, 7, 5], { after: ['S01'] }),
      task('S03', 'decorations', 3, [28, 4, 10]),
      task('S04', 'general', 2, [14, 2, 2], { after: ['B08'] }),
    ],
  }),
  ahead: byGuests,
  day: () => 'graduation',
};
