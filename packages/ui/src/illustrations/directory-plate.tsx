import type { ComponentType } from 'react';
import { ChurchesPlate } from './churches-plate';
import { DiningPlate } from './dining-plate';
import type { PictureProps } from './picture';
import { RealEstatePlate } from './real-estate-plate';
import { ServicesPlate } from './services-plate';
import { ShoppingPlate } from './shopping-plate';

/** What the directory is divided into. */
export type DirectoryKind = 'dining' | 'shopping' | 'services' | 'churches' | 'real-estate';

const plates: Record<DirectoryKind, ComponentType<PictureProps>> = {
  dining: DiningPlate,
  shopping: ShoppingPlate,
  services: ServicesPlate,
  churches: ChurchesPlate,
  'real-estate': RealEstatePlate,
};

/** The plate of a part of the directory. */
export function DirectoryPlate({ kind, ...props }: PictureProps & { kind: DirectoryKind }) {
  const Drawing = plates[kind];
  return <Drawing {...props} />;
}
