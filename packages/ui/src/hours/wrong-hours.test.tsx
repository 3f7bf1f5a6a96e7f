import { render, screen, within } from '@testing-library/react';
import { HoursInput } from './hours-input';

const dates = { validFrom: '2027-03-10', validThrough: '2027-03-12' };
const span = { dayOfWeek: ['Monday'], opens: '09:00', closes: '17:00' };
const everyDay = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const general = 'Something is wrong';

function open(spans: object[], error: string | undefined = general) {
  render(
    <HoursInput
      id="hours"
      label="Opening hours"
      help={undefined}
      locked={false}
      today="2027-03-10"
      text=""
      value={JSON.stringify([span, ...spans])}
      onBlur={() => {}}
      onChange={() => {}}
      error={error}
    />,
  );
}

const described = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

const group = (name: string) => within(screen.getByRole('group', { name }));

describe('wrong opening hours', () => {
  it.each([
    ['First day', 'Please enter the first day', { validFrom: '' }],
    ['Last day', 'Please enter the last day', { validThrough: '' }],
    ['Last day', 'The last day is before the first', { validThrough: '2027-03-09' }],
  ])('say at the %s “%s”', (label, message, wrong) => {
    open([{ ...span, ...dates, ...wrong }]);
    const input = screen.getByLabelText(label);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(described(input)).toBe(message);
    expect(screen.queryByText(general)).toBeNull();
  });

  it('say at the dates that a time is missing', () => {
    const special = 'March 10, 2027 to March 12, 2027';
    open([{ ...span, ...dates, dayOfWeek: everyDay, closes: '' }]);
    const closes = group(special).getByLabelText(`${special}: closes`);
    expect(described(closes)).toBe('Please enter both times');
    expect(screen.getAllByText('Please enter both times')).toHaveLength(1);
    expect(screen.queryByText(general)).toBeNull();
  });

  it('say at the day that a time of the usual week is missing', () => {
    open([{ ...span, dayOfWeek: ['Friday'], opens: '' }]);
    expect(described(group('Friday').getByLabelText('Friday: opens'))).toBe(
      'Please enter both times',
    );
    expect(group('Friday').getByLabelText('Friday: closes').getAttribute('aria-invalid')).toBe(
      null,
    );
  });

  it('say below the field what belongs to no line', () => {
    open([]);
    expect(screen.getByText(general)).toBeTruthy();
  });

  it('are not reported before the form has been checked', () => {
    open([{ ...span, ...dates, validThrough: '', opens: '' }], '');
    expect(screen.queryByText(/Please enter/)).toBeNull();
  });
});
