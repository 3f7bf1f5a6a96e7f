import { create } from '@town/slice-kit/state';

/**
 * Whether the open document shows what was changed since it was loaded, such as the town's name. A document gets
 * the settings from the server once, so the next link of the rail loads it anew.
 */
export const useOutdatedDocument = create<{ outdated: boolean }>()(() => ({ outdated: false }));

export const setOutdatedDocument = (): void => useOutdatedDocument.setState({ outdated: true });
