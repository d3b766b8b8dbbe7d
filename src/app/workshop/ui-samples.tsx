import { Bell, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Announce } from '@/ui/announce';
import { Button, buttonClass } from '@/ui/button';
import { Checkbox, RowCheckbox } from '@/ui/checkbox';
import { Chip, Chips } from '@/ui/chips';
import { Dialog } from '@/ui/dialog';
import { Disclosure } from '@/ui/disclosure';
import { TextArea, TextField } from '@/ui/field';
import { Garland } from '@/ui/garland';
import { Menu, MenuItem, MenuLink, MenuNote, MenuRule } from '@/ui/menu';
import { PageHead } from '@/ui/page-head';
import { SelectField } from '@/ui/select';
import { Sheet } from '@/ui/sheet';
import { PageSpinner, Spinner } from '@/ui/spinner';
import { Sprig } from '@/ui/sprig';
import { EmptyState, ErrorState, Notice, Skeleton, Tag } from '@/ui/states';
import { SummaryLine } from '@/ui/summary-line';
import { toast } from '@/ui/toast-store';
import { Tooltip, TooltipProvider } from '@/ui/tooltip';
import { LIST_SAMPLES } from './list-samples';
import { LABEL, LONG, nothing, OPTIONS, UNBROKEN, WORD } from './sample-texts';

const LOOKS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const TONES = ['plain', 'positive', 'attention', 'danger'] as const;

const Buttons = () => (
  <>
    {LOOKS.map((look) => (
      <div key={look} className="flex flex-wrap gap-2">
        <Button look={look}>{look}</Button>
        <Button look={look} size="small" icon={<Bell className="size-4" />}>
          {WORD}
        </Button>
        <Button look={look} busy>
          {WORD}
        </Button>
        <Button look={look} disabled>
          {WORD}
        </Button>
      </div>
    ))}
    <Button>{LABEL}</Button>
    <a href="#button" className={buttonClass('secondary')}>
      {WORD}
    </a>
  </>
);

function Boxes() {
  const [on, setOn] = useState(true);
  return (
    <>
      <Checkbox label={WORD} hint={LONG} checked={on} onChange={setOn} />
      <Checkbox label={LONG} checked={!on} onChange={(next) => setOn(!next)} />
      <Checkbox label={`${WORD} (off)`} checked disabled onChange={nothing} />
      <RowCheckbox label={`Choose ${WORD}`} checked={on} onChange={() => setOn(!on)} />
    </>
  );
}

function Choices() {
  const [pressed, setPressed] = useState('one');
  return (
    <Chips label="Answers" shown>
      {OPTIONS.map(({ value, label }) => (
        <Chip key={value} pressed={pressed === value} onPress={() => setPressed(value)}>
          {label}
        </Chip>
      ))}
    </Chips>
  );
}

function Opened({ kind }: { kind: 'dialog' | 'sheet' }) {
  const [open, setOpen] = useState(false);
  const shared = { open, onOpenChange: setOpen, title: LONG, closeLabel: 'Close' };
  const inside = <p className="break-words">{LONG}</p>;
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>{`Open the ${kind}`}</Button>
      {kind === 'dialog' ? (
        <Dialog {...shared} description={LONG}>
          {inside}
        </Dialog>
      ) : (
        <Sheet {...shared}>{inside}</Sheet>
      )}
    </>
  );
}

const Fields = () => (
  <>
    <TextField label={WORD} hint={LONG} defaultValue={WORD} />
    <TextField label={LONG} optional="optional" placeholder={WORD} />
    <TextField label={`${WORD}, wrong`} error={LONG} defaultValue={UNBROKEN} />
    <TextField label={`${WORD}, off`} disabled defaultValue={WORD} trailing={<Bell className="size-5" />} />
    <TextArea label={`${WORD} at length`} defaultValue={LONG} rows={3} />
  </>
);

const Actions = () => (
  <Menu trigger={<Button look="secondary">Open the menu</Button>} label={WORD}>
    <MenuNote>{LONG}</MenuNote>
    <MenuItem icon={<Bell className="size-4" />} onSelect={nothing}>
      {WORD}
    </MenuItem>
    <MenuLink to="#menu">{WORD}</MenuLink>
    <MenuRule />
    <MenuItem danger icon={<Trash2 className="size-4" />} onSelect={nothing}>
      {LONG}
    </MenuItem>
  </Menu>
);

function Select() {
  const [value, setValue] = useState('one');
  return (
    <>
      <SelectField label={WORD} hint={LONG} value={value} onChange={setValue} options={OPTIONS} />
      <SelectField label={LONG} error={LONG} value="two" onChange={nothing} options={OPTIONS} />
    </>
  );
}

const States = () => (
  <>
    <EmptyState heading="h2" picture={<Sprig className="size-16" />} title={WORD} text={LONG} />
    <ErrorState title={WORD} text={UNBROKEN} action={<Button>Try again</Button>} />
    <Skeleton className="h-12 w-full" />
    {TONES.map((tone) => (
      <Notice key={tone} tone={tone} icon={<Bell className="size-5" />}>
        {LONG}
      </Notice>
    ))}
    <div className="flex flex-wrap gap-2">
      {TONES.map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
    </div>
  </>
);

const Toasts = () => (
  <div className="flex flex-wrap gap-2">
    {(['success', 'danger', 'plain'] as const).map((tone) => (
      <Button
        key={tone}
        look="secondary"
        onClick={() => toast({ title: tone, text: LONG, tone, action: { label: 'Undo', run: nothing } })}
      >{`Toast: ${tone}`}</Button>
    ))}
  </div>
);

/** Samples of the components in src/ui, by file name. */
export const UI_SAMPLES: { readonly [file: string]: () => ReactNode } = {
  ...LIST_SAMPLES,
  announce: () => <Announce text={LONG} />,
  button: () => <Buttons />,
  checkbox: () => <Boxes />,
  chips: () => <Choices />,
  dialog: () => <Opened kind="dialog" />,
  disclosure: () => (
    <>
      <Disclosure title={WORD}>
        <p>{LONG}</p>
      </Disclosure>
      <Disclosure title={LONG} look="card">
        <p>{LONG}</p>
      </Disclosure>
    </>
  ),
  field: () => <Fields />,
  garland: () => <Garland className="h-16 w-full text-accent" />,
  menu: () => <Actions />,
  'page-head': () => <PageHead back={{ to: '#page-head', label: WORD }} title={LONG} text={LONG} />,
  select: () => <Select />,
  sheet: () => <Opened kind="sheet" />,
  spinner: () => (
    <>
      <Spinner />
      <PageSpinner label="Loading" />
    </>
  ),
  sprig: () => <Sprig className="size-24 text-accent" />,
  states: () => <States />,
  'summary-line': () => (
    <SummaryLine line={<span>{LONG}</span>}>
      <p>{LONG}</p>
    </SummaryLine>
  ),
  toaster: () => <Toasts />,
  tooltip: () => (
    <TooltipProvider>
      <Tooltip text={LONG}>
        <Button look="secondary">Rest here</Button>
      </Tooltip>
    </TooltipProvider>
  ),
};
