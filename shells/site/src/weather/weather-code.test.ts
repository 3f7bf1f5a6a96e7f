import { weatherLabel } from './weather-code';

test.each([
  [0, 'Clear sky'],
  [3, 'Overcast'],
  [45, 'Fog'],
  [51, 'Light drizzle'],
  [65, 'Heavy rain'],
  [71, 'Light snow'],
  [82, 'Violent rain showers'],
  [4, 'Unknown'],
  [-1, 'Unknown'],
  [100, 'Unknown'],
])('the weather code %i reads %s', (code, label) => {
  expect(weatherLabel(code)).toBe(label);
});
