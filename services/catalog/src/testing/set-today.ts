/** Days that differ for a search: a Wednesday, a Saturday, the last day of a year, and a change to summer time. */
export const severalDays = ['2027-03-10', '2027-03-13', '2027-12-31', '2027-03-14'] as const;

/** Sets the clock to about noon of a day in the town. `jest.restoreAllMocks` sets it back. */
export const setToday = (today: string) =>
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${today}T18:00:00Z`));

/** The same for each test of a file. */
export function useToday(today: string): void {
  beforeEach(() => {
    setToday(today);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
}
