import { ApiResponse } from '@nestjs/swagger';
import { problemSchema } from '@town/contracts/api/problem';

/**
 * Documents an error status that a call returns with problem details.
 * @param standardSchema the schema of problem details that have additional members
 */
export const ApiProblem = (
  status: number,
  description: string,
  standardSchema: typeof problemSchema = problemSchema,
) => ApiResponse({ status, description, standardSchema });
