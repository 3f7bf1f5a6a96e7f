// The entry for programs around publishing: the local stack and tests.
export { reservedMounts } from '@town/slice-kit/build/slice-manifest';
export { checkSlice } from './publish/check-slice.js';
export { FolderStorage } from './publish/folder-storage.js';
export { publishAll } from './publish/publish-all.js';
export { publishSlice } from './publish/publish-slice.js';
export { createLocalKeys, localKeyFiles, readRegistryKeys } from './publish/registry-keys.js';
export { signRegistry, verifyRegistry } from './registry/signed-registry.js';
export {
  type RegisteredSlice,
  type SliceRegistry,
  sliceRegistrySchema,
} from './registry/slice-registry.js';
