import { FilterSelect } from '@town/ui/filter-select';

interface OrderSelectProps<Order extends string> {
  options: readonly { value: Order; label: string }[];
  value: Order;
  onChange(order: Order): void;
}

/** The order of a list. */
export const OrderSelect = <Order extends string>(props: OrderSelectProps<Order>) => (
  <FilterSelect label="Order" {...props} />
);
