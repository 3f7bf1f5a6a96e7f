import { sliceConfig } from '@town/slice-kit/build/slice-config';

export default sliceConfig(import.meta.dirname);
