/** The path to which browsers report a slice that failed. */
export const sliceReportsPath = '/slice-reports';
