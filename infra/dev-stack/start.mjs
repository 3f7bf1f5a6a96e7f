import { prepareCheckout } from './bootstrap.mjs';

await prepareCheckout();
const { start } = await import('./dist/start.js');
await start();
