import { PaymentFields, type PaymentFieldsProps } from './payment-fields';
import { ProviderFields } from './provider-fields';

/** The payment form of an order: the payer's fields and the provider's card fields. */
export default function PaymentForm(props: PaymentFieldsProps) {
  return (
    <ProviderFields clientSecret={props.order.clientSecret}>
      <PaymentFields {...props} />
    </ProviderFields>
  );
}
