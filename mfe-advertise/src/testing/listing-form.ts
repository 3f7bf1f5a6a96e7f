import { screen } from '@testing-library/react';
import { aListing } from './account-visit';

const { id } = aListing();
/** The page of a listing, and the call that reads and changes it. */
export const path = `/account/listings/${id}`;
export const call = `/api/owner/listings/${id}`;
export const save = () => screen.getByRole('button', { name: 'Save' });
export const description = () => screen.findByLabelText<HTMLTextAreaElement>('Description');
