import { LineCounter, isMap, isNode, isSeq, type Document, type Node } from 'yaml';
import type { z } from 'zod';
import { didYouMean, likelyName } from '../../src/site/did-you-mean.ts';
import { knownNames } from './known-names.ts';

/** A problem in a content file: its place, and a message with the expected value. */
export type ContentProblem = { file: string; line: number; place: string; message: string };

/** Thrown with all problems found, so that they can be corrected together. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const lines = problems.map(({ file, line, place, message }) => `  ${file}:${line}  ${place}\n      ${message}`);
    const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
    super(`The content has ${count}:\n${lines.join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** Converts a schema's issues into problems with lines, one for each mistake. */
export function schemaProblems(
  file: string,
  document: Document,
  lines: LineCounter,
  error: z.ZodError,
  schema: z.ZodType,
  firstLine = 0,
): ContentProblem[] {
  const issues = flatten(error.issues);
  const misspelt = issues.flatMap(({ code, path, ...issue }) =>
    code === 'unrecognized_keys' && 'keys' in issue ? misspeltNames(issue.keys, path, knownNames(schema, path)) : [],
  );
  const meant = new Set(misspelt.map(({ path, likely }) => [...path, likely].join()));
  const problem = (path: readonly PropertyKey[], at: readonly PropertyKey[], message: string): ContentProblem => ({
    file,
    line: firstLine + lineOf(document, lines, at),
    place: path.join(' > ') || 'the whole file',
    message,
  });
  return [
    ...misspelt.map(({ path, name, advice }) => problem(path, [...path, name], `unknown name: ${name}.${advice}`)),
    ...issues
      // A key that seems missing may be there under a misspelt name.
      .filter(({ code, path }) => code !== 'unrecognized_keys' && !meant.has(path.join()))
      .map((issue) => problem(issue.path, issue.path, describe(issue, document.getIn(issue.path)))),
  ].toSorted((a, b) => a.line - b.line);
}

type Issue = z.core.$ZodIssue;

function misspeltNames(names: readonly string[], path: readonly PropertyKey[], known: readonly string[]) {
  return names.map((name) => ({
    path,
    name,
    likely: likelyName(name, known),
    advice: didYouMean(name, known) || ' Check the spelling, or take it out',
  }));
}

/** Flattens nested issues. Of a union, it keeps only the issues of the option with the fewest issues. */
function flatten(issues: readonly Issue[], prefix: readonly PropertyKey[] = []): Issue[] {
  return issues.flatMap((issue) => {
    const path = [...prefix, ...issue.path];
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const closest = [...issue.errors].toSorted((a, b) => weight(a) - weight(b))[0] ?? [];
      return flatten(closest, path);
    }
    if (issue.code === 'invalid_key' || issue.code === 'invalid_element') return flatten(issue.issues, path);
    return [{ ...issue, path }];
  });
}

function weight(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
}

/** The line of a value in a YAML document, or of the nearest existing value around it. */
export function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = rangeStart(node);
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => String(item.key) === String(key));
      if (!pair) break;
      offset = rangeStart(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = rangeStart(node) ?? offset;
    } else break;
  }
  return offset === undefined ? 1 : lines.linePos(offset).line;
}

function rangeStart(node: unknown): number | undefined {
  return isNode(node) ? ((node as Node).range?.[0] ?? undefined) : undefined;
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of named values',
  date: 'a date',
};

function describe(issue: Issue, found: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${kinds[issue.expected] ?? issue.expected}, found ${describeValue(found)}`;
    case 'invalid_value':
      return `expected one of ${issue.values.map(String).join(', ')}; found ${describeValue(found)}.${didYouMean(String(found), issue.values.map(String))}`;
    case 'too_small':
      return custom(issue, `expected at least ${String(issue.minimum)}, found ${describeSize(found)}`);
    case 'too_big':
      return custom(issue, `expected at most ${String(issue.maximum)}, found ${describeSize(found)}`);
    default:
      return `${issue.message}; found ${describeValue(found)}`;
  }
}

/** The general message of a broken rule, after the rule's own message if it has one. */
function custom(issue: Issue, general: string): string {
  return issue.message.startsWith('Too ') || issue.message.startsWith('Invalid')
    ? general
    : `${issue.message}: ${general}`;
}

function describeSize(found: unknown): string {
  if (typeof found === 'string') return `${found.length} characters`;
  if (isSeq(found)) return `${found.items.length}`;
  return describeValue(found);
}

function describeValue(found: unknown): string {
  if (found === undefined) return 'nothing';
  if (isMap(found)) return 'a group of named values';
  if (isSeq(found)) return 'a list';
  const value = JSON.stringify(found);
  return value.length > 60 ? `${value.slice(0, 57)}…` : value;
}
