import { shellConfig } from '@town/slice-kit/build/shell-config';

export default shellConfig(import.meta.dirname);
