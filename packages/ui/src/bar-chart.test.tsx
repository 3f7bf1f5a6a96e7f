import { render, screen } from '@testing-library/react';
import { BarChart } from './bar-chart';

const show = (...values: number[]) =>
  render(
    <BarChart
      title="Visits"
      description="A bar for each day"
      bars={values.map((value, index) => ({ label: `Day ${index + 1}`, value }))}
      peak={({ label, value }) => `Most on ${label}: ${value}`}
    />,
  );

it('says what it shows, and draws each number in proportion to the highest', () => {
  const { container } = show(5, 10, -3);
  expect(screen.getByRole('img', { name: 'A bar for each day. Most on Day 2: 10.' })).toBeTruthy();
  const heights = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'));
  expect(heights).toEqual(['50', '100', '0']);
  expect(screen.getByText('Day 1')).toBeTruthy();
  expect(screen.getByText('Day 3')).toBeTruthy();
});

it('names the first of several highest bars', () => {
  show(7, 7);
  expect(screen.getByRole('img', { name: /Most on Day 1/ })).toBeTruthy();
});

it.each([[[]], [[0, 0]]])('draws nothing for %j', (values) => {
  show(...values);
  expect(screen.queryByRole('img')).toBeNull();
});
