import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { SEATING_RULES, SEATING_WISHES } from '@/data/seating';
import type { RowChange } from '@/data/sync/noun';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import { useRows } from '@/data/sync/use-rows';
import { fullName } from '@/domain/guests/guest';
import { type StoredRule, WISH_REASON } from '@/domain/seating/chart';
import { RULE_KINDS } from '@/domain/seating/problem';
import {
  isWish,
  needsGuests,
  type RuleForm,
  type RuleProblem,
  type RuleWritten,
  ruleSchema,
} from '@/domain/seating/schema';
import { EVERY_TABLE, ruleWith, writtenOf } from '@/domain/seating/written-rule';
import { compareNames } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';
import { RowSheet } from '@/parts/form/row-sheet';
import { useOpenedRow } from '@/parts/form/use-opened-row';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeTables } from '@/parts/rows/use-change-rows';
import { faces } from '../rows';
import type { Seating } from '../use-seating';
import { GuestsField } from './guests-field';

const Form = fields(ruleSchema, 'seating', 'rule');

const STRENGTHS = [
  ['hard', 'rule.hard'],
  ['5', 'rule.strong'],
  ['3', 'rule.medium'],
  ['1', 'rule.weak'],
] as const;

const NEW_RULE: RuleForm = {
  kind: 'together',
  guests: [],
  table: '',
  least: '',
  strength: 'hard',
  confidential: false,
  reason: '',
};

const SAID = { added: 'said.rule', saved: 'said.ruleSaved', deleted: 'said.ruleDeleted' } as const;

function Fields({ seating, asksConfidence }: { seating: Seating; asksConfidence: boolean }) {
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
      <Form.Select name="kind" options={RULE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))} />
      {needsGuests(kind) ? (
        <div>
          <GuestsField names={names} />
          {kind === 'together' && <p className="mt-1 text-sm text-ink-muted">{t('rule.householdsHint')}</p>}
        </div>
      ) : (
        <p className="text-ink-muted">{t('rule.everybody')}</p>
      )}
      {kind === 'at-least' && <Form.Number name="least" />}
      {(kind === 'at-table' || kind === 'at-least') && (
        <Form.Select
          name="table"
          {...(kind === 'at-least' && { placeholder: t('rule.everyTable') })}
          options={[
            ...(kind === 'at-least' ? [{ value: EVERY_TABLE, label: t('rule.everyTable') }] : []),
            ...seating.tables.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <Form.Select
        name="strength"
        options={STRENGTHS.filter(([value]) => value !== 'hard' || !isWish(kind)).map(([value, label]) => ({
          value,
          label: t(label),
        }))}
      />
      {asksConfidence && (
        <div>
          <Form.Switch name="confidential" />
          <p className="text-sm text-ink-muted">{t('rule.confidentialHint')}</p>
        </div>
      )}
      {asksConfidence && confidential && <Form.TextArea name="reason" max={WISH_REASON} />}
    </>
  );
}

interface RuleSheetProps {
  seating: Seating;
  rule: StoredRule | null;
  /** Opens or closes the sheet; `true` reopens it on the same rule. */
  onOpenChange: (open: boolean) => void;
}

/**
 * Sheet of a rule. The reason of a confidential rule is stored separately, and only its author can read it.
 */
export function RuleSheet({ seating, onOpenChange, ...props }: RuleSheetProps) {
  const rule = useOpenedRow(props.rule);
  const { t } = useTranslation('seating');
  const { plan, editable } = usePlanContext();
  const wishes = useRows(SEATING_WISHES, plan.id);
  const { columns } = faces.seating_rules.useDescription(plan.id);
  /**
   * Adds the confidential reason to a rule's change. The reason is saved and deleted with its rule, and can't
   * be part of a suggestion.
   */
  const withWish = (change: RowChange<StoredRule>, written: RuleWritten | null): OutboxChange[] => {
    const { before, after } = change;
    const { table } = SEATING_WISHES;
    const own = after || !editable ? [] : wishes.filter(({ rule_id }) => rule_id === rule?.id);
    const wish = !before &&
      after?.confidential && {
        id: crypto.randomUUID(),
        version: 0,
        rule_id: after.id,
        reason: written?.reason,
      };
    return [
      ...own.map((one) => ({ table, before: one, after: null })),
      { table: SEATING_RULES.table, ...change },
      ...(wish ? [{ table, before: null, after: wish }] : []),
    ];
  };
  return (
    <RowSheet
      row={rule}
      description={{ title: ({ kind }) => t(`kind.${kind}`), columns }}
      form={{
        name: 'seating-rule',
        schema: ruleSchema,
        problem: (message) => t(message as RuleProblem),
        values: rule ? writtenOf(rule) : NEW_RULE,
        withFields: (written) => ruleWith(written, rule),
        fields: <Fields seating={seating} asksConfidence={rule === null && editable} />,
      }}
      words={{
        newTitle: t('rule.new'),
        create: t('rule.save'),
        save: t('rule.save'),
        delete: t('rule.delete'),
        said: (done) => t(SAID[done]),
      }}
      deletable={editable || !rule?.confidential}
      toChanges={withWish}
      onChange={useChangeTables(plan.id)}
      onOpenChange={onOpenChange}
    />
  );
}
