import { lazy, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { takeEmailLink } from '@/lib/session/email-link';

/** Loaded for those who come with a link. */
const EmailVerification = lazy(() => import('./email-verification'));

/**
 * Handles e-mailed links. A confirmation link can open any public page: it asks for a press, verifies, and
 * continues to the requested page, otherwise to the first plan. A reset link is redirected to its own page.
 */
export function EmailLinkGate() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() =>
    pathname === paths.resetPassword || typeof window === 'undefined' ? null : takeEmailLink(),
  );
  const astray = link?.type === 'recovery';
  // Set after hydration, because prerendered pages don't know of links.
  const [taken, setTaken] = useState(false);
  useEffect(() => setTaken(true), []);
  useEffect(() => {
    if (astray) navigate(paths.resetPassword, { replace: true });
  }, [astray, navigate]);
  return taken && link && !astray ? <EmailVerification link={link} /> : null;
}
