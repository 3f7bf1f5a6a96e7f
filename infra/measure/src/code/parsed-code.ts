import { parseSync } from '@swc/core';
import type { SourceFile } from './source-files.js';

/** A function of the code, with its length. */
export interface FoundFunction {
  path: string;
  line: number;
  lines: number;
}

export interface ParsedCode {
  functions: FoundFunction[];
  /** Type assertions (`value as Type`), without `as const`. */
  casts: { path: string; line: number }[];
}

interface Node {
  type: string;
  span?: { start: number; end: number };
  [key: string]: unknown;
}

const functionTypes = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'MethodProperty',
  'Constructor',
]);

/** Finds functions and type assertions. Test suites (`describe`) do not count as functions. */
export function parseCode({ path, text }: SourceFile): ParsedCode {
  const bytes = Buffer.from(text);
  const module = parseSync(text, {
    syntax: 'typescript',
    tsx: path.endsWith('x'),
    decorators: true,
  });
  // Positions are in bytes, start at one and continue from one parsed file to the next.
  const offset = module.span.end - bytes.length;
  const lineAt = (position: number) => countLines(bytes, position - offset);
  const found: ParsedCode = { functions: [], casts: [] };
  walk(module, (node, parent) => {
    if (!node.span) return;
    const line = lineAt(node.span.start);
    if (node.type === 'TsAsExpression') found.casts.push({ path, line });
    if (!functionTypes.has(node.type) || isSuite(parent)) return;
    found.functions.push({ path, line, lines: lineAt(node.span.end) - line + 1 });
  });
  return found;
}

function countLines(bytes: Buffer, end: number): number {
  let lines = 1;
  for (let at = bytes.indexOf(10); at !== -1 && at < end; at = bytes.indexOf(10, at + 1))
    lines += 1;
  return lines;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function walk(value: unknown, visit: (node: Node, call?: Node) => void, call?: Node): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit, call);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) visit(value, call);
  const nextCall = isNode(value) && value.type === 'CallExpression' ? value : undefined;
  for (const [key, child] of Object.entries(value)) {
    if (key !== 'span') walk(child, visit, key === 'body' ? undefined : (nextCall ?? call));
  }
}

/** Whether a function is the body of `describe`, `describe.each(…)` or `describe.skip`. */
function isSuite(call: Node | undefined): boolean {
  let callee: unknown = call?.['callee'];
  while (isNode(callee)) {
    if (callee.type === 'Identifier') return callee['value'] === 'describe';
    callee =
      callee['object'] ??
      callee['callee'] ??
      callee['tag'] ??
      callee['expression'] ??
      callee['consequent'];
  }
  return false;
}
