import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { planBrandQuery } from '@/data/brands';
import { IN_DEMO } from '@/lib/demo';
import { BrandHead } from './brand-head';
import { brandColours } from './brand-look';

export default function PrintHead({ plan_id }: { plan_id: string }) {
  const { data: brand } = useQuery({ ...planBrandQuery(plan_id), enabled: !IN_DEMO });
  useEffect(() => {
    if (!brand) return;
    const { dataset, style } = document.documentElement;
    const colours = Object.entries(brandColours(brand));
    dataset.printLook = 'brand';
    for (const [name, value] of colours) style.setProperty(name, value);
    return () => {
      delete dataset.printLook;
      for (const [name] of colours) style.removeProperty(name);
    };
  }, [brand]);
  return brand ? <BrandHead brand={brand} className="mb-4 justify-start! px-0! not-print:hidden" /> : null;
}
