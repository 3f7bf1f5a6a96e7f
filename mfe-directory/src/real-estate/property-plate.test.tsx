import { render } from '@testing-library/react';
import { PropertyPlate } from './property-plate';

const slugs = ['river-bluff-house', 'ranch-house-with-ten-acres', 'new-build-at-town-creek'];

/** The markup of the drawing of a house. */
function drawingOf(slug: string, title: string): string {
  const house = { slug, title, propertyType: 'residential', imageUrl: null, imageAlt: null };
  return render(<PropertyPlate property={house} />).container.innerHTML;
}

test('a house has the same drawing in both languages, and neighbours have others', () => {
  const [slug = ''] = slugs;
  const inSpanish = drawingOf(slug, 'Casa en el risco junto al río');
  expect(inSpanish).toBe(drawingOf(slug, 'River bluff house'));
  expect(new Set(slugs.map((each) => drawingOf(each, each))).size).toBe(3);
});
