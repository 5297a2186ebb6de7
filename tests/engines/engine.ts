/** A browser under test, with the actions that the tests of engines need. */
export type Engine = {
  /** The version that the browser reports. */
  version: string;
  /** The errors in the browser's pages so far; only Firefox reports them. */
  problems: string[];
  open(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. The function cannot use variables of the test. */
  evaluate<Result, Values extends unknown[]>(run: (...values: Values) => Result, ...values: Values): Promise<Result>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  press(key: 'Escape' | 'Tab' | 'Enter'): Promise<void>;
  /** Runs actions inside a frame of the page. */
  within(frame: string, act: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
};
