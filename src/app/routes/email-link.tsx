import { lazy, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { takeEmailLink } from '@/lib/session/email-link';

/** Loaded only for people who open an e-mailed link. */
const EmailVerification = lazy(() => import('./email-verification'));

/**
 * Handles e-mailed links. A confirmation link works on any public page: it asks the person to confirm,
 * verifies the token, and continues to the requested page or the first plan. A link for resetting the
 * password is redirected to its own page.
 */
export function EmailLinkGate() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() =>
    pathname === paths.resetPassword || typeof window === 'undefined' ? null : takeEmailLink(),
  );
  const astray = link?.type === 'recovery';
  // Set in an effect, because prerendered pages don't know of the link.
  const [taken, setTaken] = useState(false);
  useEffect(() => setTaken(true), []);
  useEffect(() => {
    if (astray) navigate(paths.resetPassword, { replace: true });
  }, [astray, navigate]);
  return taken && link && !astray ? <EmailVerification link={link} /> : null;
}
