import { act, fireEvent, screen } from '@testing-library/react';
import { stubMedia } from '@town/slice-kit/testing/stub-media';
import { FakeMapEngine } from '@town/town-map/testing/fake-map-engine';
import { aRecord, startDesk, visitDesk } from '../testing/fake-desk';

const pies = aRecord({
  name: 'Pie Stand',
  description: 'Pies.',
  category: 'dining',
  latitude: 30.0966,
  longitude: -98.4225,
});
const path = `/admin/content/businesses/${pies.id}`;

function visit(record = pies, role = 'editor') {
  const engine = new FakeMapEngine();
  const answers = {
    [`GET /api/admin/businesses/${pies.id}`]: record,
    'GET /api/admin/session': { email: 'ada@example.com', role },
  };
  return { ...visitDesk(path, answers, engine.load), engine };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const values = () => [field('Latitude').value, field('Longitude').value];
const openMap = async (user: ReturnType<typeof visit>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Set the position on a map' }));
};
const marker = () => screen.findByRole('button', { name: 'Marker: the arrow keys move it' });

beforeAll(() => Promise.all([import('../desk-layout'), import('../editor/editor-page')]));
beforeEach(() => {
  startDesk();
  stubMedia();
});

describe('a place that moves', () => {
  const moved = () => screen.queryByText('The place on the map is still the old one');

  it('is removed from the map unless its marker is set again', async () => {
    const { user } = visit(aRecord({ ...pies, address: '1 Main St' }));
    const address = await screen.findByLabelText(/^Address/);
    expect(moved()).toBeNull();
    await user.type(address, '0');
    expect(moved()).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take it off the map' }));
    expect(values()).toEqual(['', '']);
    expect(moved()).toBeNull();
  });

  it('needs no reminder when it was not on the map', async () => {
    const { user } = visit(aRecord({ ...pies, address: '1 Main St', latitude: null }));
    await user.type(await screen.findByLabelText(/^Address/), '0');
    expect(moved()).toBeNull();
  });
});

describe('the map in the editor', () => {
  it('shows the position of the record, and follows what is typed', async () => {
    const { user, engine } = visit();
    await openMap(user);
    await marker();
    expect(engine.shown).toEqual([[{ latitude: 30.0966, longitude: -98.4225 }]]);
    await user.clear(field('Latitude'));
    expect(screen.queryByRole('button', { name: /^Marker/ })).toBeNull();
    await user.type(field('Latitude'), '30.1');
    expect(await marker()).toBeTruthy();
  });

  it('says that the map has no streets when the site has no base map', async () => {
    const { user } = visit();
    await openMap(user);
    expect(await screen.findByText(/no map of the streets/)).toBeTruthy();
  });

  it('sets both fields when the map is pressed, precise to about a metre', async () => {
    const { user, engine } = visit(aRecord({ ...pies, latitude: null, longitude: null }));
    await openMap(user);
    await screen.findByRole('button', { name: 'Zoom in' });
    act(() => engine.options?.onPress({ latitude: 30.123456789, longitude: -98.400000001 }));
    expect(values()).toEqual(['30.12346', '-98.4']);
    expect(await marker()).toBeTruthy();
    expect(screen.getByText('Not saved yet')).toBeTruthy();
  });

  it('moves the marker by the arrow keys, in small steps with Shift', async () => {
    const { user } = visit();
    await openMap(user);
    const pin = await marker();
    act(() => pin.focus());
    await user.keyboard('{ArrowUp}{ArrowRight}');
    expect(values()).toEqual(['30.0974', '-98.4217']);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(values()).toEqual(['30.0973', '-98.4217']);
  });

  it('moves the marker by dragging', async () => {
    const { user } = visit();
    await openMap(user);
    const pin = await marker();
    // jsdom has no pointer events with coordinates of their own.
    const point = (type: string, clientX: number, clientY: number) =>
      fireEvent(pin, new MouseEvent(type, { clientX, clientY, bubbles: true }));
    point('pointerdown', 500, 300);
    point('pointermove', 510, 290);
    point('pointerup', 510, 290);
    point('pointermove', 900, 900);
    expect(values()).toEqual(['30.0976', '-98.4215']);
  });
});
