import { useSyncExternalStore } from 'react';

/** A value outside of React's state. Components that read it are rendered again when it changes. */
export type Store<Value> = {
  get: () => Value;
  /** Sets the value and renders the components that use it. */
  set: (next: Value) => void;
  /** The value, for a component; on the server the first value. */
  useValue: () => Value;
};

export function createStore<Value>(first: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = first;

  function get(): Value {
    return value;
  }

  function set(next: Value): void {
    value = next;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { get, set, useValue: () => useSyncExternalStore(subscribe, get, () => first) };
}
