import type { ComponentType, ReactNode } from "react";
import { MemoryRouter } from "react-router";

/** Surrounds a hook that reads the address, as a screen's router does. */
export function inRouter(Surroundings: ComponentType<{ children: ReactNode }>) {
	return ({ children }: { children: ReactNode }) => (
		<MemoryRouter>
			<Surroundings>{children}</Surroundings>
		</MemoryRouter>
	);
}
