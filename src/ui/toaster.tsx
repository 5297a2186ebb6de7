import { lazy, Suspense, useState } from 'react';
import type { ToasterBarProps } from './toaster-bar.tsx';

const ToasterBar = lazy(() => import('./toaster-bar.tsx').then((module) => ({ default: module.ToasterBar })));

/** Shows the toasts of a store. Its code is loaded with the first of them. */
export function Toaster(props: ToasterBarProps) {
  const [needed, setNeeded] = useState(false);
  if (!needed && props.toasts.length > 0) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <ToasterBar {...props} />
    </Suspense>
  );
}
