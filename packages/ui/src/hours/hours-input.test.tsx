import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { type Focusable, HoursInput } from './hours-input';

const input = createRef<Focusable>();

interface FormProps {
  text: string;
  stored: string;
  onValue(value: string): void;
}

function Form({ text, stored, onValue }: FormProps) {
  const [value, setValue] = useState(stored);
  const change = (next: string) => {
    onValue(next);
    setValue(next);
  };
  return (
    <HoursInput
      id="hours"
      ref={input}
      label="Opening hours"
      help={undefined}
      error={undefined}
      locked={false}
      today="2027-03-10"
      onBlur={() => {}}
      onChange={change}
      {...{ text, value }}
    />
  );
}

function open(text = '', stored = '') {
  const values: string[] = [];
  const element = <Form {...{ text, stored }} onValue={(value) => values.push(value)} />;
  render(element);
  const user = userEvent.setup();
  return { user, last: () => JSON.parse(values.at(-1) ?? 'null') };
}

const day = (name: string) => within(screen.getByRole('group', { name }));

describe('the input of opening hours', () => {
  it('begins with office hours, and copies a day to others', async () => {
    const { user, last } = open();
    await user.click(screen.getByRole('radio', { name: 'Certain hours' }));
    expect(last()).toEqual([expect.objectContaining({ opens: '09:00', closes: '17:00' })]);
    await user.click(day('Monday').getByRole('button', { name: 'Copy to every day' }));
    expect(last()[0].dayOfWeek).toHaveLength(7);
  });

  it('begins with the hours in words, if all of them can be read', async () => {
    const { user, last } = open('Mon-Sat 6 AM-2 PM');
    await user.click(screen.getByRole('radio', { name: 'Certain hours' }));
    expect(last()).toEqual([expect.objectContaining({ opens: '06:00', closes: '14:00' })]);
    expect(last()[0].dayOfWeek).toHaveLength(6);
    expect(screen.queryByText(/in words say something else/)).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Read. Please check them.');
  });

  it('says nothing about the words where it does not begin with them', async () => {
    const { user } = open('Thu-Sun 11 AM until sold out');
    await user.click(screen.getByRole('radio', { name: 'Certain hours' }));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('warns when the hours in words differ, because visitors see both', async () => {
    const { user } = open('Mon-Fri 9 AM-5 PM');
    const warning = () => screen.queryByText(/in words say something else/);
    expect(warning()).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Certain hours' }));
    expect(warning()).toBeNull();
    await user.click(day('Friday').getByRole('button', { name: 'Remove these times of Friday' }));
    expect(warning()).toBeTruthy();
  });

  it('shows no warning for hours in words that cannot be parsed', async () => {
    const { user } = open('Thu-Sun 11 AM until sold out');
    await user.click(screen.getByRole('radio', { name: 'Certain hours' }));
    expect(screen.queryByText(/in words say something else/)).toBeNull();
  });

  it('closes a day, and opens it twice', async () => {
    const { user, last } = open();
    await user.click(screen.getByRole('radio', { name: 'Certain hours' }));
    await user.click(day('Friday').getByRole('button', { name: 'Remove these times of Friday' }));
    expect(day('Friday').getByText('Closed')).toBeTruthy();
    expect(last()[0].dayOfWeek).not.toContain('Friday');
    await user.click(day('Friday').getByRole('button', { name: 'Add times to Friday' }));
    await user.type(day('Friday').getByLabelText('Friday: opens'), '10:00');
    await user.type(day('Friday').getByLabelText('Friday: closes'), '12:30');
    expect(last()).toContainEqual({ dayOfWeek: ['Friday'], opens: '10:00', closes: '12:30' });
  });

  it('names the day of each button, and keeps the focus in the day', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: 'Certain hours' }));
    const tuesday = day('Tuesday');
    await user.click(tuesday.getByRole('button', { name: 'Remove these times of Tuesday' }));
    expect(document.activeElement).toBe(
      tuesday.getByRole('button', { name: 'Add times to Tuesday' }),
    );
    await user.click(tuesday.getByRole('button', { name: 'Tuesday: open all day' }));
    expect(document.activeElement).toBe(
      tuesday.getByRole('button', { name: 'Add times to Tuesday' }),
    );
    await user.click(tuesday.getByRole('button', { name: 'Same as Monday' }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Tuesday' }));
  });

  it('keeps the focus in the list of special dates when one is removed', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: 'Certain hours' }));
    await user.click(screen.getByRole('button', { name: 'Add special hours' }));
    await user.click(screen.getByRole('button', { name: 'Remove New dates' }));
    expect(document.activeElement).toBe(
      screen.getByRole('group', { name: 'Holidays, closures and seasons' }),
    );
  });

  it.each([
    ['Closed until …', 'New dates'],
    ['Add special hours', 'New dates'],
    ['Closed on public holidays', 'Memorial Day, May 31, 2027'],
  ])('moves the focus to the first dates that “%s” has added', async (button, name) => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: 'Certain hours' }));
    await user.click(screen.getByRole('button', { name: button }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name }));
  });

  it('keeps the focus in special dates when their times and their week replace each other', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: 'Certain hours' }));
    await user.click(screen.getByRole('button', { name: 'Add special hours' }));
    await user.type(screen.getByLabelText('New dates: opens'), '10:00');
    await user.type(screen.getByLabelText('New dates: closes'), '12:00');
    await user.click(screen.getByRole('button', { name: 'Other times on some days' }));
    const dates = screen.getByRole('group', { name: 'New dates' });
    expect(document.activeElement).toBe(dates);
    const sunday = within(within(dates).getByRole('group', { name: 'Sunday' }));
    await user.click(sunday.getByRole('button', { name: 'Same as Saturday' }));
    expect(within(dates).queryByRole('group', { name: 'Sunday' })).toBeNull();
    expect(document.activeElement).toBe(dates);
  });

  it('leaves the focus on the button when no holiday is missing', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: 'Certain hours' }));
    const holidays = screen.getByRole('button', { name: 'Closed on public holidays' });
    await user.click(holidays);
    await user.click(holidays);
    expect(document.activeElement).toBe(holidays);
  });

  it('reads hours that are written as text, and names what it cannot read', async () => {
    const { user, last } = open('Mon-Fri 9 AM-5 PM, Sat by appointment');
    await user.click(screen.getByRole('button', { name: /^Read them from/ }));
    expect(last()).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toContain('“Sat by appointment”');
  });

  it('closes on the public holidays of the coming year, once each', async () => {
    const { user, last } = open();
    await user.click(screen.getByRole('radio', { name: 'Certain hours' }));
    const holidays = screen.getByRole('button', { name: 'Closed on public holidays' });
    await user.click(holidays);
    await user.click(holidays);
    const closed = last().filter(({ validFrom }: { validFrom?: string }) => validFrom);
    expect(closed).toHaveLength(11);
    expect(closed[0]).toMatchObject({
      opens: '00:00',
      closes: '00:00',
      validFrom: '2027-05-31',
      validThrough: '2027-05-31',
    });
  });

  it('shows a public holiday as one line, with its fields on request', async () => {
    const { user, last } = open();
    await user.click(screen.getByRole('radio', { name: 'Certain hours' }));
    await user.click(screen.getByRole('button', { name: 'Closed on public holidays' }));
    const holiday = day('Labor Day, September 6, 2027');
    expect(holiday.getByText('Closed')).toBeTruthy();
    expect(screen.queryByLabelText('First day')).toBeNull();
    await user.click(holiday.getByRole('button', { name: 'Change Labor Day, September 6, 2027' }));
    expect(document.activeElement).toBe(
      screen.getByRole('group', { name: 'Labor Day, September 6, 2027' }),
    );
    expect(screen.getAllByLabelText('First day')).toHaveLength(1);
    await user.click(holiday.getByRole('button', { name: /open all day$/ }));
    expect(screen.getAllByLabelText('First day')).toHaveLength(1);
    expect(last()).toContainEqual(
      expect.objectContaining({ opens: '00:00', closes: '23:59', validFrom: '2027-09-06' }),
    );
  });

  it('says in the line of a holiday when the place is open', () => {
    const labor = { validFrom: '2027-09-06', validThrough: '2027-09-06' };
    const span = { dayOfWeek: ['Monday'], opens: '09:00', closes: '12:00', ...labor };
    open('', JSON.stringify([span]));
    expect(day('Labor Day, September 6, 2027').getByText('9 AM–noon')).toBeTruthy();
  });

  it('keeps the opened holiday open when the one before it is removed', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: 'Certain hours' }));
    await user.click(screen.getByRole('button', { name: 'Closed on public holidays' }));
    const labor = 'Labor Day, September 6, 2027';
    await user.click(day(labor).getByRole('button', { name: `Change ${labor}` }));
    const before = 'Independence Day, July 4, 2027';
    await user.click(day(before).getByRole('button', { name: `Remove ${before}` }));
    expect(day(labor).getByLabelText('First day')).toBeTruthy();
    expect(screen.getAllByLabelText('First day')).toHaveLength(1);
  });

  it('keeps the fields of dates that become a holiday while they are typed', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: 'Certain hours' }));
    await user.click(screen.getByRole('button', { name: 'Closed until …' }));
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2027-09-06' } });
    await user.type(screen.getByLabelText('Last day'), '2027-09-06');
    expect(day('Labor Day, September 6, 2027').getByLabelText('Last day')).toBeTruthy();
  });

  it('takes one day as the first and the last', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: 'Certain hours' }));
    await user.click(screen.getByRole('button', { name: 'Add special hours' }));
    const [first, last] = ['First day', 'Last day'].map((name) =>
      screen.getByLabelText<HTMLInputElement>(name),
    );
    fireEvent.change(first!, { target: { value: '2027-12-24' } });
    expect(last?.value).toBe('');
    fireEvent.blur(first!);
    expect(last?.value).toBe('2027-12-24');
    expect(screen.getByText('Filled in as one day: change it if there are more')).toBeTruthy();
    fireEvent.change(last!, { target: { value: '2027-12-31' } });
    fireEvent.blur(first!);
    expect(last?.value).toBe('2027-12-31');
  });

  it('closes a place until a day', async () => {
    const { user, last } = open();
    await user.click(screen.getByRole('radio', { name: 'Certain hours' }));
    await user.click(screen.getByRole('button', { name: 'Closed until …' }));
    await user.type(screen.getByLabelText('Last day'), '2027-03-20');
    expect(last()[1]).toMatchObject({ validFrom: '2027-03-10', validThrough: '2027-03-20' });
  });

  it('moves the focus to the missing or invalid input, however many dates there are', async () => {
    const { user } = open();
    act(() => input.current?.focus());
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Not known' }));
    await user.click(screen.getByRole('radio', { name: 'Certain hours' }));
    await user.click(screen.getByRole('button', { name: 'Closed on public holidays' }));
    await user.click(screen.getByRole('button', { name: 'Closed until …' }));
    const last = day('New dates').getByLabelText('Last day');
    act(() => input.current?.focus());
    expect(document.activeElement).toBe(last);
    await user.type(last, '2027-03-09');
    act(() => screen.getByRole('radio', { name: 'Not known' }).focus());
    act(() => input.current?.focus());
    expect(document.activeElement).toBe(
      day('March 10, 2027 to March 9, 2027').getByLabelText('Last day'),
    );
  });
});
