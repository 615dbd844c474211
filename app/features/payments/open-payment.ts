import type { PaymentAccount } from "./payment.ts";

/** The payment that a guest has still to make, as they are told of it. */
export type OpenPayment = {
	reference: string;
	/** Cents. */
	amount: number;
	dueDay: string | null;
	isLate: boolean;
};

/** Returns what is open of an account; undefined where nothing is, or its owner marked the guest as paid. */
export function openPaymentOf(account: PaymentAccount): OpenPayment | undefined {
	const { reference, owed, received, dueDay, state, guestState } = account;
	if (received >= owed || guestState === "paid") return undefined;
	return { reference, amount: owed - received, dueDay, isLate: state === "late" };
}
