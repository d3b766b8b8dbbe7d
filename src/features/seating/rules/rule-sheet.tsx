import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { SEATING_RULES, SEATING_WISHES } from '@/data/seating';
import { useRows } from '@/data/sync/use-rows';
import { fullName } from '@/domain/guests/guest';
import { sameJson } from '@/domain/same-json';
import { type StoredRule, WISH_REASON } from '@/domain/seating/chart';
import { RULE_KINDS } from '@/domain/seating/problem';
import {
  isAboutTables,
  needsGuests,
  type RuleForm,
  type RuleProblem,
  type RuleWritten,
  ruleSchema,
} from '@/domain/seating/schema';
import { compareNames } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { FormSelect, FormSwitch, FormTextArea } from '@/parts/form/form-fields';
import { RowForm } from '@/parts/form/row-form';
import { useOpenedRow } from '@/parts/form/use-opened-row';
import { usePlanContext } from '@/parts/module/plan-context';
import { changeTables } from '@/parts/rows/use-change-rows';
import { Sheet } from '@/ui/sheet';
import type { Seating } from '../use-seating';
import { GuestsField } from './guests-field';

const STRENGTHS = [
  ['hard', 'rule.hard'],
  ['5', 'rule.strong'],
  ['3', 'rule.medium'],
  ['1', 'rule.weak'],
] as const;

const strengthOf = ({ hard, weight }: StoredRule): RuleForm['strength'] =>
  hard ? 'hard' : weight >= 5 ? '5' : weight >= 3 ? '3' : '1';

function Fields({ seating, isNew }: { seating: Seating; isNew: boolean }) {
  const { t } = useTranslation('seating');
  const [kind, confidential] = useWatch<RuleForm, ['kind', 'confidential']>({
    name: ['kind', 'confidential'],
  });
  const names = useMemo(
    () =>
      new Map(
        seating.people
          .filter(({ person }) => person === 0)
          .map(({ guest }): [string, string] => [guest.id, fullName(guest)])
          .sort(([, a], [, b]) => compareNames(a, b)),
      ),
    [seating.people],
  );
  return (
    <>
      <FormSelect
        name="kind"
        label={t('rule.kind')}
        options={RULE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      {needsGuests(kind) ? (
        <div>
          <GuestsField names={names} />
          {kind === 'together' && <p className="mt-1 text-sm text-ink-muted">{t('rule.householdsHint')}</p>}
        </div>
      ) : (
        <p className="text-ink-muted">{t('rule.everybody')}</p>
      )}
      {kind === 'at-table' && (
        <FormSelect
          name="table"
          label={t('rule.table')}
          options={seating.tables.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <FormSelect
        name="strength"
        label={t('rule.strength')}
        options={STRENGTHS.filter(([value]) => value !== 'hard' || !isAboutTables(kind)).map(
          ([value, label]) => ({
            value,
            label: t(label),
          }),
        )}
      />
      {isNew && (
        <div>
          <FormSwitch name="confidential" label={t('rule.confidential')} />
          <p className="text-sm text-ink-muted">{t('rule.confidentialHint')}</p>
        </div>
      )}
      {isNew && confidential && <FormTextArea name="reason" label={t('rule.reason')} max={WISH_REASON} />}
    </>
  );
}

interface RuleSheetProps {
  seating: Seating;
  /** Null for a new one. */
  rule: StoredRule | null;
  onClose: () => void;
  onReopen: () => void;
}

/** A rule, written or changed; asked in confidence, its reason is stored apart, for its author alone. */
export function RuleSheet({ seating, onClose, onReopen, ...props }: RuleSheetProps) {
  const rule = useOpenedRow(props.rule);
  const { t } = useTranslation(['seating', 'common']);
  const { plan } = usePlanContext();
  const wishes = useRows(SEATING_WISHES, plan.id);
  const undo = (said: string) => ({ said, label: t('common:undo') });
  const save = (written: RuleWritten) => {
    onClose();
    const { kind, guests, table, strength, confidential, reason } = written;
    const hard = strength === 'hard' && !isAboutTables(kind);
    const after: StoredRule = {
      ...(rule ?? { id: crypto.randomUUID(), version: 0, confidential }),
      kind,
      guests: needsGuests(kind) ? guests : [],
      tables: kind === 'at-table' ? [table] : [],
      hard,
      weight: strength === 'hard' ? 5 : Number(strength),
    };
    if (sameJson(after, rule)) return;
    const wish =
      !rule && confidential
        ? [
            {
              table: SEATING_WISHES.table,
              before: null,
              after: { id: crypto.randomUUID(), version: 0, rule_id: after.id, reason },
            },
          ]
        : [];
    changeTables(
      plan.id,
      [{ table: SEATING_RULES.table, before: rule, after }, ...wish],
      undo(t(rule ? 'said.ruleSaved' : 'said.rule')),
    );
  };
  const remove = () => {
    onClose();
    const own = wishes.filter(({ rule_id }) => rule_id === rule?.id);
    changeTables(
      plan.id,
      [
        ...own.map((before) => ({ table: SEATING_WISHES.table, before, after: null })),
        { table: SEATING_RULES.table, before: rule, after: null },
      ],
      undo(t('said.ruleDeleted')),
    );
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={rule ? t(`kind.${rule.kind}`) : t('rule.new')}
      closeLabel={t('common:close')}
    >
      <RowForm
        form={{
          name: 'seating-rule',
          row: rule?.id,
          schema: ruleSchema,
          problem: (message) => t(message as RuleProblem),
          values: {
            kind: rule?.kind ?? 'together',
            guests: [...(rule?.guests ?? [])],
            table: rule?.tables[0] ?? '',
            strength: rule ? strengthOf(rule) : 'hard',
            confidential: false,
            reason: '',
          },
        }}
        labels={{ save: t('rule.save'), delete: t('rule.delete') }}
        onSave={save}
        onDelete={rule ? remove : undefined}
        onReopen={onReopen}
      >
        <Fields seating={seating} isNew={rule === null} />
      </RowForm>
    </Sheet>
  );
}
