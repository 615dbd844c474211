import type { ComponentType } from "react";

/** The sections of a page in the owner's order, without those that it does not name. */
export function PageSections<Data extends object>(props: {
	order: readonly string[];
	sections: Record<string, ComponentType<Data>>;
	data: Data;
}) {
	return props.order.map((name) => {
		const Section = props.sections[name];
		return Section && <Section key={name} {...props.data} />;
	});
}
