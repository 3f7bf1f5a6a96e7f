/**
 * The columns that say when a place is open, for the entities of records with opening hours.
 * @module
 */
import { Column } from 'typeorm';

/** The opening hours as spans; null where they are not known. */
export const OpeningHoursColumn = () => Column('jsonb', { name: 'opening_hours', nullable: true });

/** Whether the place is open at all. */
export const BusinessStatusColumn = () =>
  Column('text', { name: 'business_status', default: 'open' });

/** The day on which the hours were last confirmed. */
export const HoursConfirmedOnColumn = () =>
  Column('date', { name: 'hours_confirmed_on', nullable: true });
