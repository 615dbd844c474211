import { data } from "react-router";
import { type AddressHandle, unknownAddress } from "#app/metadata/alternate-links.tsx";
import { ErrorScreen } from "./error-screen.tsx";

export const handle: AddressHandle = { indexed: false };

export function loader() {
	return data({ address: unknownAddress }, { status: 404 });
}

export default function NotFoundPage() {
	return <ErrorScreen kind="notFound" />;
}
