import { type StackStatus, troublesOf } from './stack-status.js';

type Cell = string | number | undefined;

/** A stack's health as text for a terminal. */
export function printStatus(url: string, status: StackStatus): string {
  const processes = status.processes.map((each): Cell[] => [
    each.name,
    each.alive ? (each.ready === false ? 'not ready' : 'up') : 'DOWN',
    each.pid,
    each.memoryMb === undefined ? undefined : `${Math.round(each.memoryMb)} MB`,
    each.outboxWaiting,
  ]);
  const waiting = status.consumers.filter((consumer) => consumer.waiting > 0);
  const troubles = troublesOf(status);
  return [
    url,
    '',
    table(['process', 'state', 'pid', 'memory', 'events to publish'], processes),
    '',
    table(
      ['stream', 'events'],
      status.streams.map(({ name, messages }) => [name, messages]),
    ),
    '',
    waiting.length > 0
      ? table(
          ['consumer', 'stream', 'events to handle'],
          waiting.map((consumer) => [consumer.name, consumer.stream, consumer.waiting]),
        )
      : `${status.consumers.length} consumers, none behind`,
    '',
    ...(troubles.length > 0 ? troubles.map((trouble) => `! ${trouble}`) : ['All is well.']),
  ].join('\n');
}

function table(head: string[], rows: Cell[][]): string {
  const cells = [head, ...rows.map((row) => row.map((cell) => String(cell ?? '-')))];
  const widths = head.map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
