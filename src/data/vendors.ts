import { contactIn, type Vendor } from '@/domain/vendors/vendor';
import { defineNoun, type StoredRows } from './sync/noun';

const toVendor = ({ id, version, deleted_at, ...row }: StoredRows['vendors']): Vendor => ({
  ...contactIn(row),
  id,
  version,
  deleted_at,
});

/** The vendors of a person's address book, sorted by name. `plan_id` of these rows is the person's own id. */
export const VENDORS = defineNoun({
  table: 'vendors',
  select: '',
  toRow: toVendor,
  toJson: (vendor: Vendor) => contactIn(vendor),
  compare: (a: Vendor, b: Vendor) => a.vendor_name.localeCompare(b.vendor_name) || a.id.localeCompare(b.id),
  tombstone: (vendor: Vendor) => ({ ...vendor, deleted_at: vendor.deleted_at ?? new Date().toISOString() }),
});
