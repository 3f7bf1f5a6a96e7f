/** Where browsers report a slice that failed. */
export const sliceReportsPath = '/slice-reports';
