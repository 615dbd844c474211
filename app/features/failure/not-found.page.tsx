import { data } from "react-router";
import type { AddressHandle } from "../../language-alternates";
import { FailureScreen } from "./failure-screen";

export const handle: AddressHandle = { indexed: false };

export function loader() {
	return data(null, { status: 404 });
}

export default function NotFoundPage() {
	return <FailureScreen kind="notFound" />;
}
