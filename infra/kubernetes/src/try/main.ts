import { configureOverlay } from './configure-overlay.js';
import { makeOtherImages, makeTownImages } from './make-images.js';

const folder = process.env.TRY_DIR || '/var/tmp/town-cluster';
const tags = (name: string) => `registry.example.com/town-guide/${name}:0.1.0`;
const [step, what = 'single-node'] = process.argv.slice(2);
if (step === 'town-images') await makeTownImages(folder, tags);
if (step === 'other-images') await makeOtherImages(folder);
if (step === 'configure') console.log(await configureOverlay(folder, what));
