import { assemble } from './assemble.js';

// node infra/docker/dist/assemble-command.js <image> <folder>
const [name = '', target = ''] = process.argv.slice(2);
try {
  if (!target)
    throw new Error('Usage: node infra/docker/dist/assemble-command.js <image> <folder>');
  await assemble(name, target);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
