import { type CloudEvent, createEvent } from '@town/contracts/messaging/cloud-event';
import { pictureAdded } from '@town/contracts/pictures/events';
import { pictureUsesSchema } from '@town/contracts/pictures/uses';
import { pictureConsumers } from '@town/messaging/picture-consumers';
import { DataSource } from 'typeorm';
import { useService } from '../testing/service-harness.js';
import { AddPictureTimes1799200000000 } from './add-picture-times.js';
import { AddRemovedPictures1799500000000 } from './add-removed-pictures.js';
import { CreateKnownPictures1795651300000 } from './create-known-pictures.js';
import {
  ForgetPictureWhenPictureRemoved,
  KeepPictureWhenPictureAdded,
  KeepPictureWhenPictureChanged,
} from './known-picture-handlers.js';
import { PicturesModule } from './pictures-module.js';

const hash = (character: string) => character.repeat(32);
const { database, read, service } = useService({
  messaging: { service: 'content', publishes: [], consumes: pictureConsumers },
  module: PicturesModule,
  migrations: [
    CreateKnownPictures1795651300000,
    AddPictureTimes1799200000000,
    AddRemovedPictures1799500000000,
  ],
});

const picture = {
  id: '0e4b4a2e-6a43-4b1e-8d0e-1d1f6b1f5a01',
  hash: hash('a'),
  width: 900,
  height: 600,
  alt: 'A wall',
  focalX: 50,
  focalY: 50,
};
const known = () =>
  database().query('select hash, alt, focal_x from known_pictures where not removed');
const manager = () => service().app.get(DataSource).manager;
/** An event at the given second of a fixed minute. */
const event = (second: number): CloudEvent => ({
  ...createEvent('media', pictureAdded, picture),
  time: new Date(Date.UTC(2027, 2, 1, 12, 0, second)).toISOString(),
});

test('a picture is added, changed and removed by its events', async () => {
  const { app } = service();
  await app.get(KeepPictureWhenPictureAdded).handle(manager(), picture, event(1));
  await app.get(KeepPictureWhenPictureAdded).handle(manager(), picture, event(1));
  const changed = { ...picture, alt: 'A limestone wall', focalX: 10 };
  await app.get(KeepPictureWhenPictureChanged).handle(manager(), changed, event(2));
  expect(await known()).toEqual([{ hash: hash('a'), alt: 'A limestone wall', focal_x: 10 }]);
  await app.get(ForgetPictureWhenPictureRemoved).handle(manager(), picture, event(3));
  await app.get(KeepPictureWhenPictureChanged).handle(manager(), changed, event(2));
  expect(await known()).toEqual([]);
});

test('an older event that arrives late does not undo a newer addition or change', async () => {
  const { app } = service();
  const again = { ...picture, alt: 'A wall at noon' };
  await app.get(KeepPictureWhenPictureAdded).handle(manager(), picture, event(1));
  await app.get(KeepPictureWhenPictureAdded).handle(manager(), again, event(4));
  await app.get(ForgetPictureWhenPictureRemoved).handle(manager(), picture, event(3));
  await app.get(KeepPictureWhenPictureChanged).handle(manager(), picture, event(2));
  expect(await known()).toMatchObject([{ alt: 'A wall at noon' }]);
  const newest = { ...picture, alt: 'A wall at night' };
  await app.get(KeepPictureWhenPictureChanged).handle(manager(), newest, event(6));
  await app.get(KeepPictureWhenPictureChanged).handle(manager(), again, event(5));
  expect(await known()).toMatchObject([{ alt: 'A wall at night' }]);
  await app.get(ForgetPictureWhenPictureRemoved).handle(manager(), picture, event(7));
  expect(await known()).toEqual([]);
});

test('a change or removal that arrives before the addition takes effect', async () => {
  const { app } = service();
  const early = { ...picture, hash: hash('f'), alt: 'A bridge' };
  const changed = { ...early, alt: 'A bridge in spring' };
  await app.get(KeepPictureWhenPictureChanged).handle(manager(), changed, event(2));
  await app.get(KeepPictureWhenPictureAdded).handle(manager(), early, event(1));
  expect(await known()).toMatchObject([{ hash: hash('f'), alt: 'A bridge in spring' }]);
  await app.get(ForgetPictureWhenPictureRemoved).handle(manager(), early, event(3));
  const gone = { ...picture, hash: hash('0') };
  await app.get(ForgetPictureWhenPictureRemoved).handle(manager(), gone, event(3));
  await app.get(KeepPictureWhenPictureAdded).handle(manager(), gone, event(1));
  expect(await known()).toEqual([]);
});

test('a picture is in use when any table mentions it, except in events and sums', async () => {
  const path = (character: string) => `/pictures/${hash(character)}/640.avif`;
  await database().query('create table "Odd name" (words text, draft jsonb)');
  await database().query('insert into "Odd name" values ($1, $2), (null, $3)', [
    path('b'),
    JSON.stringify({ html: `<img src="${path('c')}"><img src="${path('d')}">` }),
    JSON.stringify([path('b'), '/pictures/short/1.avif']),
  ]);
  await database().query(
    "insert into outbox (id, subject, event, sent_at) values (gen_random_uuid(), 'x', $1, now())",
    [JSON.stringify(path('e'))],
  );
  await database().query('create table revenue_sums (words text)');
  await database().query('insert into revenue_sums values ($1)', [path('f')]);
  const { hashes } = pictureUsesSchema.parse(await read('/internal/picture-uses'));
  expect(hashes.sort()).toEqual([hash('b'), hash('c'), hash('d')]);
});
