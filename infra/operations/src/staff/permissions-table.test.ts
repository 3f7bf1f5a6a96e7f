import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { staffCalls } from '@town/contracts/staff/permissions';
import { includesRole, staffRoles } from '@town/contracts/staff/roles';
import { projectRoot } from '@town/dev-stack/lib/project-root';

const file = join(projectRoot, 'docs/staff.md');
const table = /\| call \|[\s\S]*?\n(?=\n)/;

function written(): string {
  const head = `| call | does | ${staffRoles.join(' | ')} |\n| --- | --- |${' --- |'.repeat(staffRoles.length)}\n`;
  const lines = staffCalls.map(({ method, path, does, role }) => {
    const marks = staffRoles.map((each) => (includesRole(each, role) ? 'yes' : '')).join(' | ');
    return `| \`${method} ${path}\` | ${does} | ${marks} |\n`;
  });
  return head + lines.join('');
}

// UPDATE_STAFF=1 writes the table; without it, a changed permission fails here.
test('the table in the documentation matches the permissions of each role', () => {
  const text = readFileSync(file, 'utf8');
  if (process.env['UPDATE_STAFF']) writeFileSync(file, text.replace(table, written()));
  expect(readFileSync(file, 'utf8').match(table)?.[0]).toBe(written());
});
