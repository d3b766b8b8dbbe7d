import { useCombobox } from 'downshift';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { roleAllows } from '@/data/permissions';
import { plainAddress } from '@/lib/demo';
import { ASSIST_ON } from '@/lib/env';
import { formatDate, today } from '@/lib/format';
import { paths } from '@/lib/paths';
import { knownText, useTranslation } from '@/lib/translation';
import { type ComboOption, matchingOptions } from '@/parts/fields/combo-options';
import { byDate } from '@/parts/plan/by-date';
import { usePlans } from '@/parts/plan/use-plans';
import { cx } from '@/ui/class-names';
import { Dialog } from '@/ui/dialog';
import { inputClass } from '@/ui/field';
import { MODULES } from '../../modules';
import { keyOf, useFoundRows } from './use-found-rows';
import { type PlanPlace, usePlanPlace } from './use-plan-place';

/** Prefix of option values that open the assistant. All other values are addresses. */
const ASSIST = 'assist:';

/**
 * Returns the places to go to: modules of this event, other events and general pages. Each value is an
 * address.
 */
function useDestinations(place: PlanPlace | null): ComboOption[] {
  const { t } = useTranslation();
  const { plans } = usePlans();
  const modules = place
    ? MODULES.filter(({ key }) => key !== place.module.key).map(({ key, path }) => ({
        value: path(place.id),
        label: t(`nav.module.${key}`),
        note: place.plan?.name ?? '',
      }))
    : [];
  // Another event opens on the current module, for example on its tasks if the current page shows tasks.
  const open = place?.module.path ?? paths.eventPlan;
  const events = plans
    .filter(({ id }) => id !== place?.id)
    .sort(byDate(today()))
    .map((plan) => ({
      value: open(plan.id),
      label: plan.name,
      note: formatDate(plan.event_date, 'medium'),
    }));
  const others = [
    { value: paths.app, label: t('nav.home') },
    { value: paths.savedPlans, label: t('nav.savedPlans') },
    { value: paths.newEvent, label: t('nav.newEvent') },
    { value: paths.profile, label: t('nav.profile') },
  ];
  const assist =
    ASSIST_ON && place && roleAllows(place.plan?.role ?? null, 'suggest')
      ? [{ value: ASSIST, label: knownText('assist', 'open') ?? '', note: place.plan?.name ?? '' }]
      : [];
  return place ? [...modules, ...assist, ...events, ...others] : [...events, ...others];
}

interface SwitcherProps {
  onClose: () => void;
  onAssist: (plan_id: string) => void;
}

/** Dialog that opens an event, module or row by the first letters of its name (Ctrl K). */
export default function Switcher({ onClose, onAssist }: SwitcherProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // Addresses that must not close the switcher: the current page, and a page that was already loading when
  // the switcher opened.
  const openedAt = useRef([pathname, plainAddress(window.location.pathname)]);
  useEffect(() => {
    if (!openedAt.current.includes(pathname)) onClose();
  });
  const place = usePlanPlace();
  const destinations = useDestinations(place);
  const [text, setText] = useState('');
  const shown = [...matchingOptions(destinations, text), ...useFoundRows(place?.id ?? null, text)];
  const asked = t(place ? 'switcher.searchIn' : 'switcher.search');
  const combo = useCombobox<ComboOption>({
    items: shown,
    isOpen: true,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option && keyOf(option),
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    // Enter always selects an option: the highlighted one, or the first.
    stateReducer: (_state, { changes }) => ({
      ...changes,
      highlightedIndex: Math.max(changes.highlightedIndex ?? 0, 0),
    }),
    onSelectedItemChange: ({ selectedItem, type }) => {
      if (!selectedItem || type === useCombobox.stateChangeTypes.InputBlur) return;
      onClose();
      if (selectedItem.value !== ASSIST) void navigate(selectedItem.value);
      else if (place) onAssist(place.id);
    },
  });

  return (
    <Dialog
      open
      fleeting
      onOpenChange={(open) => !open && onClose()}
      title={t('switcher.title')}
      closeLabel={t('close')}
    >
      <input
        {...combo.getInputProps({
          // The combobox would consume the first Escape, so that a second one would be needed to close the
          // dialog.
          onKeyDown: (event) => event.key === 'Escape' && onClose(),
          // Updated synchronously, because fast typing would lose letters otherwise.
          onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.currentTarget.value),
        })}
        aria-labelledby={undefined}
        aria-label={asked}
        aria-activedescendant={shown.length > 0 ? combo.getInputProps()['aria-activedescendant'] : undefined}
        placeholder={asked}
        autoComplete="off"
        className={inputClass}
      />
      <ul
        {...combo.getMenuProps({}, { suppressRefError: true })}
        aria-label={t('switcher.results')}
        aria-labelledby={undefined}
        className="mt-3 h-80 max-h-[50dvh] overflow-y-auto overscroll-contain"
      >
        {shown.map((option, index) => (
          <li
            key={keyOf(option)}
            {...combo.getItemProps({ item: option, index })}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5',
              combo.highlightedIndex === index && 'bg-accent-soft',
            )}
          >
            <span className="line-clamp-2 min-w-0 flex-1 break-words">{option.label}</span>
            {option.note && (
              <span className="line-clamp-2 max-w-2/5 shrink-0 text-right text-sm break-words text-ink-muted">
                {option.note}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-ink-muted">
        {shown.length === 0 && t('switcher.none')}
      </p>
    </Dialog>
  );
}
