import { PaymentFields, type PaymentFieldsProps } from './payment-fields';
import { ProviderFields } from './provider-fields';

/** The payment of an order: who pays, and the provider's card fields. */
export default function PaymentForm(props: PaymentFieldsProps) {
  return (
    <ProviderFields clientSecret={props.order.clientSecret}>
      <PaymentFields {...props} />
    </ProviderFields>
  );
}
