import { useEffect, useEffectEvent } from 'react';
import { createStore } from '../../browser/create-store.ts';
import { readStore, writeStore } from '../../browser/storage.ts';

const storeName = 'office-keys';

/** Whether single letters act as shortcuts; users of speech input can turn them off (WCAG 2.1.4). */
export const keysOn = createStore(readStore('localStorage', storeName) !== 'off');

export function turnKeys(on: boolean): void {
  writeStore('localStorage', storeName, on ? null : 'off');
  keysOn.set(on);
}

/**
 * Calls the function of a key. Nothing happens if shortcuts are off, a field has the focus, Ctrl, Alt or Meta is held,
 * or a dialog is open. `useEscape` handles Escape; Enter is left to the browser and its controls.
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !keysOn.get()) return;
    if (isField(event.target) || document.querySelector('dialog:modal') !== null) return;
    const action = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches('input:not([type="checkbox"]), select, textarea') || target.isContentEditable;
}

/**
 * Calls `leave` on Escape while `isOn`. In a field, the first press only leaves the field; dialogs close by themselves.
 */
export function useEscape(isOn: boolean, leave: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal') !== null) return;
    if (isField(event.target)) (event.target as HTMLElement).blur();
    else leave();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isOn]);
}
