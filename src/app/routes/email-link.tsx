import { lazy, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { takeEmailLink } from '@/lib/session/email-link';

/** Fetched by those who come with a link. */
const EmailVerification = lazy(() => import('./email-verification'));

/**
 * A confirmation's link leads to any public page: it is asked about there, verified at a press, and the reader goes on
 * to the page they had asked for, else to their first plan. A reset's link has its own page, and is sent there when it
 * comes here.
 */
export function EmailLinkGate() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() =>
    pathname === paths.resetPassword || typeof window === 'undefined' ? null : takeEmailLink(),
  );
  const astray = link?.type === 'recovery';
  // A prerendered page knows of no link: it is hydrated as it is, and this comes after.
  const [taken, setTaken] = useState(false);
  useEffect(() => setTaken(true), []);
  useEffect(() => {
    if (astray) navigate(paths.resetPassword, { replace: true });
  }, [astray, navigate]);
  return taken && link && !astray ? <EmailVerification link={link} /> : null;
}
