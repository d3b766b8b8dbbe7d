import { CalendarDays, List } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/button';
import { CellFields } from '@/ui/cell-fields';
import { DataList } from '@/ui/data-list';
import { GridCell } from '@/ui/grid-cell';
import { ListToolbar } from '@/ui/list-toolbar';
import { NoMatch } from '@/ui/no-match';
import { SearchField } from '@/ui/search-field';
import { Segments } from '@/ui/segments';
import { SortableRows } from '@/ui/sortable-rows';
import { useSortableRow } from '@/ui/use-sortable-row';
import { ViewTabs } from '@/ui/view-tabs';
import { LONG, nothing, OPTIONS, UNBROKEN, WORD } from './sample-texts';

const Rows = () => (
  <DataList
    label="Rows"
    groups={[{ id: 'all', rows: [WORD, LONG, UNBROKEN] }]}
    keyOf={(row) => row}
    rowHeight={44}
  >
    {(row) => <p className="py-2 break-words">{row}</p>}
  </DataList>
);

const Cells = () => (
  <DataList
    label="Cells"
    groups={[{ id: 'all', rows: [WORD, LONG] }]}
    keyOf={(row) => row}
    rowHeight={44}
    grid={{
      columns: [{ label: 'Name', sort: { order: 'ascending', onPress: nothing } }, { label: 'Again' }],
      head: 'grid grid-cols-2 gap-4',
    }}
  >
    {(row) => (
      <>
        <GridCell header>
          <span className="break-words">{row}</span>
        </GridCell>
        <GridCell onEdit={nothing}>
          <span className="break-words">{row}</span>
        </GridCell>
      </>
    )}
  </DataList>
);

function CellChange() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState(WORD);
  if (!open) return <Button onClick={() => setOpen(true)}>Change a cell</Button>;
  return (
    <CellFields
      fields={[
        {
          label: WORD,
          value: WORD,
          text,
          onType: setText,
          problem: (typed) => (typed === '' ? 'Something has to stand here.' : null),
        },
      ]}
      onSave={nothing}
      onClose={() => setOpen(false)}
    />
  );
}

function Toolbar() {
  const [value, setValue] = useState('');
  const [facet, setFacet] = useState('two');
  return (
    <ListToolbar
      search={{ label: 'Search the list', clearLabel: 'Clear', value, onChange: setValue }}
      facets={[
        {
          key: 'kind',
          label: 'Kind',
          value: facet,
          usual: 'one',
          active: facet !== 'one',
          options: OPTIONS,
          onChange: setFacet,
        },
      ]}
      filterLabel="Filter"
      found="3 rows"
    />
  );
}

function Search() {
  const [value, setValue] = useState(WORD);
  return <SearchField label="Search" hint={LONG} clearLabel="Clear" value={value} onChange={setValue} />;
}

function Views({ kind }: { kind: 'segments' | 'tabs' }) {
  const [value, setValue] = useState<'list' | 'month'>('list');
  const shared = { label: `Views as ${kind}`, value, onChange: setValue };
  const tabs = [
    { value: 'list', label: 'List', icon: List },
    { value: 'month', label: 'Month by month', icon: CalendarDays },
  ] as const;
  return kind === 'tabs' ? <ViewTabs {...shared} tabs={tabs} /> : <Segments {...shared} segments={tabs} />;
}

function SortedRow({ id }: { id: string }) {
  const { row, handle } = useSortableRow(id);
  return (
    <li {...row} className="flex gap-2 py-1">
      <button type="button" {...handle} className="min-h-11 rounded-lg border border-line-strong px-3">
        {id}
      </button>
    </li>
  );
}

function Sorted() {
  const [ids, setIds] = useState<readonly string[]>(['First', 'Second', 'Third']);
  const move = (from: number, to: number) => {
    const moved = ids[from] ?? '';
    setIds(ids.filter((id) => id !== moved).toSpliced(to, 0, moved));
  };
  return (
    <SortableRows
      ids={ids}
      say={(step, id, rank) => `${id} ${step}, ${rank}`}
      instructions={LONG}
      onMove={move}
    >
      {(order) => (
        <ul>
          {order.map((id) => (
            <SortedRow key={id} id={id} />
          ))}
        </ul>
      )}
    </SortableRows>
  );
}

export const LIST_SAMPLES: { readonly [file: string]: () => ReactNode } = {
  'cell-fields': () => <CellChange />,
  'data-list': () => <Rows />,
  'grid-cell': () => <Cells />,
  'list-toolbar': () => <Toolbar />,
  'no-match': () => <NoMatch text={LONG} reset="Show all" onReset={nothing} />,
  'search-field': () => <Search />,
  segments: () => <Views kind="segments" />,
  'sortable-rows': () => <Sorted />,
  'view-tabs': () => <Views kind="tabs" />,
};
