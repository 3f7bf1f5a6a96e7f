import { Counter, Gauge } from 'prom-client';

const refusals = new Counter({
  name: 'slice_registry_refused_total',
  help: 'Registries that were not used, by reason',
  labelNames: ['reason'],
});
const revision = new Gauge({
  name: 'slice_registry_revision',
  help: 'Revision of the registry in use',
});
const fileRefusals = new Counter({
  name: 'slice_files_refused_total',
  help: 'Files of slices that are not what was published',
  labelNames: ['slice', 'version'],
});
const errors = new Counter({
  name: 'slice_errors_total',
  help: 'Slices that could not be loaded or rendered, as browsers report and the server sees',
  labelNames: ['slice', 'version', 'phase'],
});
const pages = new Counter({
  name: 'slice_pages_total',
  help: 'Pages that were given out with a page or widgets of a slice',
  labelNames: ['slice', 'version'],
});
const suspensions = new Gauge({
  name: 'slice_canary_suspended',
  help: '1 for a canary that failed too often and is given to nobody',
  labelNames: ['slice', 'version'],
});
const failures = new Gauge({
  name: 'slice_canary_failed_timestamp_seconds',
  help: 'When a canary failed too often; still there once the canary has ended',
  labelNames: ['slice', 'version'],
});

/** Counts a registry that was not used. */
export function observeRefusal(reason: string): void {
  refusals.inc({ reason });
}

/** Notes which registry is in use. */
export function observeRevision(value: number): void {
  revision.set(value);
}

/** Counts a file that is not what was published. */
export function observeRefusedFile(slice: string, version: string): void {
  fileRefusals.inc({ slice, version });
}

/** Counts a slice that could not be loaded or rendered. */
export function observeSliceError(slice: string, version: string, phase: string): void {
  errors.inc({ slice, version, phase });
}

/** Counts a page that was given out with something of a slice. */
export function observeSlicePage(slice: string, version: string): void {
  pages.inc({ slice, version });
}

/** Notes whether a canary (`name@version`) is held back. */
export function observeSuspension(canary: string, suspended: boolean): void {
  const [slice = '', version = ''] = canary.split('@');
  if (!suspended) {
    suspensions.remove({ slice, version });
    return;
  }
  suspensions.set({ slice, version }, 1);
  // The suspension is over in seconds, before anybody may have measured it.
  failures.setToCurrentTime({ slice, version });
}
