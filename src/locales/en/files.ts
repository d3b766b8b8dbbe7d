export const files = {
  title: 'Files',
  hint: 'Contract, receipts, pictures: PDF, images, Word, Excel, OpenDocument, CSV or text, up to {{max}} each.',
  withRow: 'They are saved together with the rest.',
  add: 'Add files',
  list: 'Files',
  count_one: 'One file',
  count_other: '{{count, number}} files',
  none: 'No files yet.',
  open: 'Open {{name}}',
  remove: 'Delete {{name}}',
  added: 'Added: {{names}}',
  removed: '“{{name}}” deleted',
  problem: {
    empty: '“{{name}}” is empty.',
    large: '“{{name}}” is {{size}}; the most is {{max}}.',
    kind: '“{{name}}” isn’t a kind of file you can keep here.',
    lie: '“{{name}}” doesn’t contain what its name says.',
    full: '“{{name}}” doesn’t fit: a plan keeps up to {{max}} files.',
    unread: '“{{name}}” couldn’t be read.',
    onlyInTab: 'This device has no room for “{{name}}”: keep this page open until it is stored.',
  },
  preview: {
    save: 'Download',
    other: 'This kind of file can’t be shown here. Download it to see it.',
    lie: 'This file doesn’t contain what its name says, so it isn’t opened here.',
    failed: 'It couldn’t be loaded. Nothing is lost: try again in a moment.',
    gone: 'This file was deleted.',
    again: 'Try again',
  },
  field: { file_name: 'File', size: 'Size' },
  limit: 'This plan can’t hold any more files.',
};

declare module '../shape' {
  interface Texts {
    files: typeof files;
  }
}
