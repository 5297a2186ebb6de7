import { createContext, useContext } from 'react';
import type { Shell } from '../../site/shell.ts';

/** Provides the content of header and footer to the few sections that repeat parts of it. */
export const ShellContext = createContext<Shell | null>(null);

/**
 * The centre's name, addresses, phone and hours.
 * @throws Error outside the app
 */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('The shell is read outside the app: wrap the component in <ShellContext>.');
  return shell;
}
