import type { Kinds } from '@/features/your-data/kinds';
import { YourData } from '@/features/your-data/your-data';
import { loadTexts } from '@/lib/i18n';
import { MODULES } from '../modules';

/** Loads the faces of every module's rows, with the texts that they use. */
async function loadKinds(): Promise<Kinds> {
  const all = await Promise.all(
    MODULES.map(async ({ tables, rows, texts }) => {
      const [module] = await Promise.all([rows?.(), loadTexts('modules', ...texts)]);
      return tables.flatMap((table) => {
        const face = module?.faces[table];
        return face ? [[table, face] as const] : [];
      });
    }),
  );
  return new Map(all.flat());
}

export default function YourDataPage() {
  return <YourData loadKinds={loadKinds} />;
}
